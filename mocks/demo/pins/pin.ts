import { targetSchema } from '@mocks/demo/tour/recording'
import * as z from 'zod/mini'

/** The version of the file and of what is stored. Increase it when the shape of a pin changes. */
export const PINS_VERSION = 1

const text = z.string()
const count = z.int().check(z.nonnegative())

/** A value with when and by whom it was written last: of two, the later one counts. */
const stamped = <T>(value: z.ZodMiniType<T>) =>
  z.strictObject({
    value,
    /** ms since 1970; later than what it replaces, whatever the clock says */
    at: count,
    /** the id of the reviewer */
    by: text,
  })

export type Stamped<T> = { value: T; at: number; by: string }

/** The id of the story, or the address of the screen after the base of the site. Never an address of another site. */
const whereSchema = z.strictObject({
  story: z.nullable(text.check(z.regex(/^[\p{L}\p{N}-]+$/u))),
  /** for a screen, and for a story of a whole screen */
  address: z.nullable(text.check(z.regex(/^\/(?![/\\])/))),
  /** the route of that address, such as `/countries/$slug` */
  route: z.nullable(text),
  /** what a person calls it */
  title: text,
})

/** Which screen or which story a pin is on. */
export type Where = z.infer<typeof whereSchema>

const placeSchema = z.strictObject({
  where: whereSchema,
  target: targetSchema,
  /** the heading above the part */
  heading: z.nullable(text),
  /** how the page was when the pin was put there: elsewhere the part may be missing */
  seen: z.strictObject({ width: count, theme: z.enum(['light', 'dark']), build: text }),
})

/** The part that a pin is on, so that it is found at another width, in another scheme and in another build. */
export type Place = z.infer<typeof placeSchema>

/**
 * A note of a reviewer on a part of a screen or a story. Each member can be changed by several people in files of
 * their own, so each has its own stamp (`merge.ts`).
 */
export const pinSchema = z.strictObject({
  id: text.check(z.minLength(1)),
  /** the name of its author; the stamp says when it was put there */
  author: stamped(text),
  place: stamped(placeSchema),
  note: stamped(text),
  isResolved: stamped(z.boolean()),
  /** a removed pin stays in files without its texts; otherwise an older file would bring it back */
  isRemoved: stamped(z.boolean()),
  /** by their ids; a removed one has no text */
  replies: z.array(
    z.strictObject({ id: text, ...stamped(z.strictObject({ name: text, text })).def.shape }),
  ),
})

export type Pin = z.infer<typeof pinSchema>
export type Reply = Pin['replies'][number]
