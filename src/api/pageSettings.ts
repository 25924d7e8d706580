import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { write } from './http'

/** A category of a page (Spec §3); `order` counts from 1. */
export const pageCategorySchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  nameEn: z.string(),
  isActive: z.boolean(),
  order: z.number().int().positive(),
  articlesCount: z.number().int().nonnegative(),
  sources: z.array(z.string().min(1)),
})

/** POST /api/page-settings (Spec §7) */
export const pageSettingSchema = z.strictObject({
  pageId: z.string().min(1),
  name: z.string().min(1),
  path: z.string().startsWith('/'),
  categories: z.array(pageCategorySchema),
})

export type PageCategory = z.infer<typeof pageCategorySchema>
export type PageSetting = z.infer<typeof pageSettingSchema>

const PATH = '/api/page-settings'

/** @throws {HttpError} whose message the screen shows after «خطأ في حفظ البيانات: » (Spec §8) */
export async function savePageSetting(setting: PageSetting): Promise<void> {
  await write('POST', PATH, setting)
}

/** Saves a page's categories and refreshes the cached page settings (decision 15: there is no GET for them). */
export function useSavePageSetting() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: savePageSetting,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  })
}
