import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { newId } from '@/admin/newId'
import { sampleAds } from '@/content/admin/adsSample'
import { useEditableList } from '@/ui/sortable/useEditableList'
import { toast } from '@/ui/toast/toast'
import { type ListedAd, listed, moveShown, unlisted } from './adList'
import { newAd } from './newAd'

/** Spec §8. */
const DELETE_QUESTION = 'هل تريد حذف هذا الإعلان نهائياً؟'
/** Spec §4. */
const SAVED = 'تم حفظ التغييرات بنجاح وسيتم تطبيقها على الموقع المباشر'

/** The query key of the last saved ads, which stay in memory until the page reloads (D-4). */
const SAVED_KEY = ['ads']

const now = () => new Date().toISOString()

/**
 * The ads and the actions on them (Spec §4), based on `useEditableList`. Every edit, toggle and
 * reorder sets `updatedAt`, so the list counts as changed even after the edit is undone.
 */
export function useAds() {
  const queryClient = useQueryClient()
  const list = useEditableList<ListedAd>(
    queryClient.getQueryData<ListedAd[]>(SAVED_KEY) ?? listed(sampleAds),
    {
      create: () => newAd(`ad_${newId('new')}`, new Date()),
      nameOf: ({ nameAr }) => nameAr,
      removeQuestion: () => DELETE_QUESTION,
    },
  )
  const { items, edit, markSaved, update: change, setEditingId } = list
  const update = useCallback(
    (id: string, changes: Partial<Omit<ListedAd, 'id' | 'order'>>) =>
      change(id, { ...changes, updatedAt: now() }),
    [change],
  )
  /** Applies immediately and can be repeated (Spec §4); the ad moves to the other tab. */
  const togglePaused = useCallback(
    ({ id, nameAr, isPaused }: ListedAd) => {
      update(id, { isPaused: !isPaused })
      setEditingId((now) => (now === id ? null : now))
      toast.info(
        isPaused
          ? `شُغّل «${nameAr}»، وعاد إلى الإعلانات النشطة.`
          : `أُوقف «${nameAr}» مؤقتًا، وتجده في المتوقفة.`,
      )
    },
    [update, setEditingId],
  )

  return {
    ...list,
    update,
    togglePaused,
    moveShown: (shown: readonly ListedAd[], id: string, to: number) =>
      edit((ads) => moveShown(ads, shown, id, to, now())),
    save() {
      // Saving sends no request, it only logs (Spec §7).
      console.info('[ads] saved', unlisted(items))
      queryClient.setQueryDefaults(SAVED_KEY, { gcTime: Number.POSITIVE_INFINITY })
      queryClient.setQueryData(SAVED_KEY, items)
      markSaved()
      toast.success(SAVED)
    },
  }
}

export type Ads = ReturnType<typeof useAds>
