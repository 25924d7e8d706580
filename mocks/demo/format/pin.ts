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

export const pinSchema = z.object({
  id: text.check(z.minLength(1)),
  at: text,
  /** of the screen, after the base of the site: never one of another site */
  address: text.check(z.regex(/^\/(?![/\\])/)),
  screen: text,
  target: targetSchema,
  /** of the window, in px: at another width the part may be missing */
  width: count,
  note: text,
  author: z._default(text, ''),
  isDone: z._default(z.boolean(), false),
  /** what was seen, as a data URL; links have none */
  picture: z.optional(text.check(z.regex(/^data:image\/(webp|png);base64,[\w+/=]+$/))),
})
export type Pin = z.infer<typeof pinSchema>
