import * as z from 'zod/mini'

const text = z.string()
const count = z.int().check(z.nonnegative())

const named = { role: text, name: text }
export const targetSchema = z.strictObject({
  ...named,
  /** which one of several with this role and name, from 0 */
  nth: z.optional(count),
  /** the nearest dialog, row or region around it that has a name */
  within: z.optional(z.strictObject(named)),
})
/** A control as people know it: its role and its accessible name. */
export type Target = z.infer<typeof targetSchema>

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

/** A note of a reviewer on a part of a screen. */
export const pinSchema = z.strictObject({
  id: text.check(z.minLength(1)),
  /** ISO 8601: when it was put there */
  at: text,
  author: text,
  place: placeSchema,
  note: text,
  isResolved: z.boolean(),
  /** in their order */
  replies: z.array(z.strictObject({ id: text, author: text, text })),
})
export type Pin = z.infer<typeof pinSchema>
