import * as z from 'zod/mini'

/** The body of a 4xx answer (D-16): the reason, and the issues of a wrong request body. */
export const problemSchema = z.object({
  message: z.string().check(z.minLength(1)),
  issues: z.optional(
    z.array(
      z.object({
        path: z.array(z.union([z.string(), z.number()])),
        message: z.string().check(z.minLength(1)),
      }),
    ),
  ),
})
