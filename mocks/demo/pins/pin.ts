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

/** Which screen a pin is on: its address after the base of the site, never one of another site, and its name. */
const whereSchema = z.object({ address: text.check(z.regex(/^\/(?![/\\])/)), title: text })
export type Where = z.infer<typeof whereSchema>

const placeSchema = z.object({
  where: whereSchema,
  target: targetSchema,
  /** the heading above the part */
  heading: z.nullable(text),
  /** how the page was when the pin was put there: elsewhere the part may be missing */
  seen: z.object({ width: count, theme: z.enum(['light', 'dark']), build: text }),
})
/** The part that a pin is on, so that it is found at another width, in another scheme and in another build. */
export type Place = z.infer<typeof placeSchema>

/** A note of a reviewer on a part of a screen. What other releases have besides is dropped. */
export const pinSchema = z.object({
  id: text.check(z.minLength(1)),
  /** ISO 8601: when it was put there */
  at: text,
  author: text,
  place: placeSchema,
  note: text,
  isResolved: z.boolean(),
})
export type Pin = z.infer<typeof pinSchema>

/** Whether a pin is on this screen: a search or a tab does not make another one. */
export const isHere = ({ place }: Pin, here: Where): boolean =>
  pathOf(place.where.address) === pathOf(here.address)

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')
