import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { broadcastInvalidation, onInvalidation } from './crossTab'
import { write } from './http'

/** A category of a page (Spec §3); `order` counts from 1. */
export const pageCategorySchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  nameEn: z.string(),
  isActive: z.boolean(),
  order: z.int().check(z.positive()),
  articlesCount: z.int().check(z.nonnegative()),
  sources: z.array(z.string().check(z.minLength(1))),
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

/** The query key of a page's categories: the sample content until they are saved. */
export const pageCategoriesKey = (pageId: string) => ['pageCategories', pageId] as const

/**
 * The mutation that saves a page's categories, invalidates the cached page settings (D-15: there is no GET for
 * them) and sends the saved data to the other tabs.
 */
export function useSavePageSetting() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: savePageSetting,
    onSuccess: (_, setting) => {
      broadcastInvalidation(PATH, setting)
      return queryClient.invalidateQueries({ queryKey: [PATH] })
    },
  })
}

/** Caches what other tabs save. Used on every screen of the admin area, so that a page opened later shows it. */
export function useFollowSavedPages(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onInvalidation((path, saved) => {
        const setting = pageSettingSchema.safeParse(saved)
        if (path === PATH && setting.success) void cacheSavedPage(queryClient, setting.data)
      }),
    [queryClient],
  )
}

async function cacheSavedPage(queryClient: QueryClient, { pageId, categories }: PageSetting) {
  const queryKey = pageCategoriesKey(pageId)
  // Otherwise sample content that is still loading would replace the saved data.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(queryKey, categories)
}
