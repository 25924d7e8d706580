import { z } from 'zod'

/** The body of a 4xx answer (D-16): the reason, and the issues of a wrong request body. */
export const problemSchema = z.object({
  message: z.string().min(1),
  issues: z
    .array(
      z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string().min(1) }),
    )
    .optional(),
})
