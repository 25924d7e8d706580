import { z } from 'zod'

/** How a refusal tells of itself (D-16): why, and where a body is wrong. */
export const problemSchema = z.object({
  message: z.string().min(1),
  issues: z
    .array(
      z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string().min(1) }),
    )
    .optional(),
})
