import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { tooLong } from '@/lib/validation'
import { invalidate } from './crossTab'
import { write } from './http'

/** The most letters of a category's names and of each source: a page with longer ones would be over the 100 kB of a body (D-16). */
export const CATEGORY_LIMIT = 150

const limited = z.maxLength(CATEGORY_LIMIT, { error: () => tooLong(CATEGORY_LIMIT) })

/** A category of a page (Spec §3); `order` counts from 1. */
export const pageCategorySchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1), limited),
  nameEn: z.string().check(limited),
  isActive: z.boolean(),
  order: z.int().check(z.positive()),
  articlesCount: z.int().check(z.nonnegative()),
  sources: z.array(z.string().check(z.minLength(1), limited)),
})

/** The body of POST /api/page-settings (Spec §7). */
export const pageSettingSchema = z.strictObject({
  pageId: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  path: z.string().check(z.startsWith('/')),
  categories: z.array(pageCategorySchema),
})

export type PageCategory = z.infer<typeof pageCategorySchema>
export type PageSetting = z.infer<typeof pageSettingSchema>

const PATH = '/api/page-settings'

/**
 * Saves a page's settings.
 * @throws {HttpError} with a message that the screen shows after «خطأ في حفظ البيانات: » (Spec §8)
 */
export async function savePageSetting(setting: PageSetting): Promise<void> {
  await write('POST', PATH, setting)
}

/**
 * The mutation that saves a page's categories and invalidates the cached page settings, here and in the other tabs
 * (D-15: there is no GET for them).
 */
export function useSavePageSetting() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: savePageSetting,
    onSuccess: () => invalidate(queryClient, PATH),
  })
}
