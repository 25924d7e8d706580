import { z } from 'zod'
import { messageStatusSchema } from '@/api/contactMessages'

/**
 * The filters of `/admin/contact-messages`, in its address. A default is left out, and a value that
 * makes no sense falls back to it (architecture, Habits).
 */
export const messageFiltersSchema = z.object({
  q: z.coerce
    .string()
    .transform((text) => text.trim() || undefined)
    .optional()
    .catch(undefined),
  status: messageStatusSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(2).optional().catch(undefined),
})

export type MessageFilters = z.infer<typeof messageFiltersSchema>
