import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { SAVED } from '@/admin/editableList/SaveBar'
import { newId } from '@/admin/newId'
import { type PageCategory, pageCategoriesKey, useSavePageSetting } from '@/api/pageSettings'
import { loadPageCategories, mainCategories } from '@/content/admin/pageCategories'
import type { SettingsPage } from '@/content/admin/settingsPages'
import { useConfirm } from '@/ui/confirm/useConfirm'
import { useEditableList } from '@/ui/sortable/useEditableList'
import { toast } from '@/ui/toast/toast'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { pageOfSearch } from './newsSettingsSearchParams'
import { useOtherTabsEdits } from './useOtherTabsEdits'

const NONE: PageCategory[] = []

const OVERWRITE = {
  question: 'هل تريد حفظ نسختك مكان ما حُفظ في النافذة الأخرى؟',
  detail: 'غُيّرت هذه الصفحة في نافذة أخرى بعد أن بدأت تعديلها هنا.',
  confirmLabel: 'حفظ نسختي',
  tone: 'caution',
} as const

/**
 * The categories of the chosen page, based on `useEditableList` (Spec §4), and how they are saved
 * (Spec §7). The saved state stays in the query cache until the page reloads, since no request
 * reads it back (D-15). Choosing another page counts as leaving and asks for confirmation if there
 * are changes.
 */
export function usePageCategories(page: SettingsPage) {
  const queryClient = useQueryClient()
  const queryKey = pageCategoriesKey(page.id)
  const sample = useQuery({
    queryKey,
    queryFn: (): Promise<PageCategory[]> => loadPageCategories(page),
    gcTime: Number.POSITIVE_INFINITY,
    // The HTML of the page shows the home page's categories.
    ...(page.kind === 'main' && { initialData: mainCategories }),
  })
  const list = useEditableList<PageCategory>(sample.data ?? NONE, {
    listId: sample.data ? page.id : '',
    create: () => ({
      id: newId('category'),
      name: 'فئة جديدة',
      nameEn: 'New category',
      isActive: true,
      articlesCount: 0,
      sources: [],
    }),
    nameOf: ({ name }) => name,
    removeQuestion: () => 'هل تريد حذف هذه الفئة؟',
    guardsLeaving: false,
  })
  useLeaveGuard(
    list.isDirty,
    (from, to) =>
      from.pathname !== to.pathname || pageOfSearch(from.search) !== pageOfSearch(to.search),
  )

  const otherTabs = useOtherTabsEdits(page.id, sample.data, list)

  const confirm = useConfirm()
  const { mutateAsync, isPending } = useSavePageSetting()
  // State would change only with the next render, too late to stop a double click.
  const isSending = useRef(false)
  async function save() {
    if (isSending.current) return
    if (otherTabs.theirs && !(await confirm(OVERWRITE))) return
    isSending.current = true
    const categories = [...list.items]
    try {
      await mutateAsync({ pageId: page.id, name: page.name, path: page.path, categories })
      queryClient.setQueryData(queryKey, categories)
      list.markSaved(categories)
      toast.success(SAVED)
    } catch (error) {
      // All edits stay, and the editor can click save again (Spec §8).
      toast.error(`خطأ في حفظ البيانات: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      isSending.current = false
    }
  }

  return { sample, list, otherTabs, save, isSaving: isPending }
}
