import * as z from 'zod/mini'

const text = z.string()
const count = z.int().check(z.nonnegative())

const namedSchema = z.strictObject({ role: text, name: text })

export const targetSchema = z.strictObject({
  role: text,
  name: text,
  /** which one of several with this role and name, from 0 */
  nth: z.optional(count),
  /** the nearest dialog, row or region around it that has a name */
  within: z.optional(namedSchema),
})

/** A control as people know it: its role and its accessible name. */
export type Target = z.infer<typeof targetSchema>
