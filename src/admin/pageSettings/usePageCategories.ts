import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { SAVED } from '@/admin/editableList/SaveBar'
import { useIsTyping } from '@/admin/editableList/useFieldDraft'
import { type DraftPlace, useSavedEditableList } from '@/admin/editableList/useSavedEditableList'
import { HttpError } from '@/api/http'
import { type PageCategory, useSavePageSetting } from '@/api/pageSettings'
import { loadPageCategories, mainCategories } from '@/content/admin/pageCategories'
import type { SettingsPage } from '@/content/admin/settingsPages'
import { inOrder, newId } from '@/lib/editableList'
import { rebase } from '@/lib/rebase'
import { partOf } from '@/saved/changeLog'
import { savedPageCategories } from '@/saved/pageCategories'
import { useLeaveGuard } from '@/ui/layers/useLeaveGuard'
import { toastChange } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { pageOfSearch } from './newsSettingsSearchParams'

type Categories = readonly PageCategory[]

const NONE: Categories = []

/**
 * The categories of the chosen page, based on `useSavedEditableList` (Spec §4), and how they are saved:
 * sent by POST (Spec §7) and, since no request reads them back (D-15), stored in this browser.
 * Choosing another page counts as leaving and asks for confirmation if there are changes.
 */
export function usePageCategories(page: SettingsPage) {
  const sample = useQuery({
    queryKey: ['pageCategories', page.id],
    queryFn: (): Promise<PageCategory[]> => loadPageCategories(page),
    // The HTML of the page shows the home page's categories.
    ...(page.kind === 'main' && { initialData: mainCategories }),
  })
  const stored = partOf(savedPageCategories, page.id, sample.data)
  const latest = useStore(stored)
  const list = useSavedEditableList<SavedPages, PageCategory>(latest ?? NONE, {
    listId: latest ? page.id : '',
    create: () => ({
      id: newId('category'),
      name: 'فئة جديدة',
      nameEn: 'New category',
      isActive: true,
      articlesCount: 0,
      sources: [],
    }),
    nameOf: ({ name }) => name,
    removeQuestion: 'هل تريد حذف هذه الفئة؟',
    subject: 'هذه الصفحة',
    draft: useMemo(() => draftOf(page.id), [page.id]),
  })
  useLeaveGuard(useIsTyping() || list.isDirty, {
    leaves: (from, to) =>
      from.pathname !== to.pathname || pageOfSearch(from.search) !== pageOfSearch(to.search),
    onLeave: list.leave,
  })

  const { mutateAsync, isPending } = useSavePageSetting()
  // State would change only with the next render, too late to stop a double click.
  const isSending = useRef(false)
  async function save() {
    if (isSending.current) return
    isSending.current = true
    const { saved: base } = list
    const categories = [...list.items]
    try {
      await mutateAsync({ pageId: page.id, name: page.name, path: page.path, categories })
      // The edits that were sent, made in what another tab saved meanwhile.
      const merged = rebase(base, categories, inOrder(stored.get() ?? base))
      const isStored = list.saveWith(stored.save, merged)
      // It has replaced the edits here.
      if (merged !== categories) list.edit((items) => rebase(base, categories, items))
      toastChange(SAVED, isStored)
    } catch (error) {
      // All edits stay, and the editor can click save again (Spec §8).
      toast.error(`خطأ في حفظ البيانات: ${reasonOf(error)}`)
    } finally {
      isSending.current = false
    }
  }

  return { sample, isReady: latest !== undefined, list, save, isSaving: isPending }
}

/** The browser’s own sentence for a broken connection is in English. */
const reasonOf = (error: unknown): string =>
  error instanceof HttpError ? error.message : 'لم يصل رد من الخادم'

type SavedPages = Readonly<Record<string, Categories>>

/** Each page has its draft: after a crash several may have unsaved edits. */
const draftOf = (pageId: string): DraftPlace<SavedPages, PageCategory> => ({
  store: savedPageCategories,
  part: pageId,
  put: (items) => ({ [pageId]: items }),
  take: (pages) => pages[pageId],
})
