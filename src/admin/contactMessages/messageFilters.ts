import { z } from 'zod'
import { messageStatusSchema } from '@/api/contactMessages'

/** The filters of `/admin/contact-messages`, in its address; a default is left out (architecture, Habits). */
export const messageFiltersSchema = z.object({
  q: z.coerce.string().optional().catch(undefined),
  status: messageStatusSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(2).optional().catch(undefined),
})

export type MessageFilters = z.infer<typeof messageFiltersSchema>
