import * as z from 'zod/mini'
import { type SamplePicture, topics } from '@/content/topics'
import type { SavedName } from '@/lib/savedNames'
import { createSavedStore } from '@/lib/savedStore'

export const text = z.string()
export const id = z.string().check(z.minLength(1))
/** a number from 0; not `z.int`, because editors can type more digits than a safe integer has */
export const count = z.number().check(z.nonnegative())
/** a day of the calendar, `2026-11-20` */
export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
/** ISO 8601 */
export const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

const BY_TYPE: Readonly<Record<string, z.ZodMiniType>> = {
  string: text,
  number: count,
  boolean: z.boolean(),
}

type IsPlain<Value> = [Value] extends [string]
  ? string extends Value
    ? true
    : false
  : [Value] extends [number | boolean]
    ? true
    : false

/** The fields of which a sample says too little, such as a choice; all that are not any text, number or truth value. */
type Fields<T> = {
  [Key in keyof T as IsPlain<T[Key]> extends true ? never : Key]: z.ZodMiniType<T[Key]>
} & { [Key in keyof T]?: z.ZodMiniType<T[Key]> }

/** The schema of values like a sample, with the same fields: texts, counts from 0 and truth values. */
export function like<T extends object>(sample: T | undefined, fields: Fields<T>) {
  const types = Object.entries(sample ?? {}).map(([field, value]) => [field, BY_TYPE[typeof value]])
  const schema = z.strictObject({ ...Object.fromEntries(types), ...fields })
  return schema as unknown as z.ZodMiniObject & z.ZodMiniType<T, T>
}

/** The store of a list. */
export const savedList = <T>(name: SavedName, item: z.ZodMiniType<T>, shipped: readonly T[] = []) =>
  createSavedStore<readonly T[]>({ name, shipped: () => shipped, parse: z.array(item).parse })

/** The store of a list of items like the first one that ships. */
export const savedListLike = <T extends object>(
  name: SavedName,
  shipped: readonly T[],
  fields: Fields<T>,
) => savedList(name, like(shipped[0], fields), shipped)

/** The store of a record of lists, by the id of a page or a section; a list that is missing has what ships. */
export const savedParts = <T>(name: SavedName, item: z.ZodMiniType<T>) =>
  createSavedStore<Readonly<Record<string, readonly T[]>>>({
    name,
    shipped: () => ({}),
    parse: z.record(id, z.array(item)).parse,
  })

/** The fields of an item that editors sort. */
export const orderedShape = {
  id,
  order: z.int().check(z.positive()),
  isActive: z.boolean(),
}

export const pictureSchema = z.strictObject({
  topic: z.enum([...topics.map(({ slug }) => slug), 'video', 'posts', 'ad']),
  glyph: text,
  tone: z.literal([0, 1, 2]),
}) satisfies z.ZodMiniType<SamplePicture>
