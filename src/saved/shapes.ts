import * as z from 'zod/mini'
import { type SamplePicture, topics } from '@/content/topics'

export const text = z.string()
export const id = z.string().check(z.minLength(1))
/** a number from 0; not `z.int`, because editors can type more digits than a safe integer has */
export const count = z.number().check(z.nonnegative())
/** a day of the calendar, `2026-11-20` */
export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
/** ISO 8601 */
export const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

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
