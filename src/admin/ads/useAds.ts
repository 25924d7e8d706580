import { useCallback, useMemo } from 'react'
import { useIsTyping } from '@/admin/editableList/useFieldDraft'
import { useSavedEditableList } from '@/admin/editableList/useSavedEditableList'
import type { Ad } from '@/content/admin/ads'
import { newId } from '@/lib/editableList'
import { quoted } from '@/lib/isolated'
import { savedAds } from '@/saved/ads'
import { saveList } from '@/saved/changeLog'
import { useLeaveGuard } from '@/ui/layers/useLeaveGuard'
import { toastSaved } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { adName } from './adFormat'
import { type ListedAd, listed, moveShown, unlisted } from './adList'
import { newAd } from './newAd'

const now = () => new Date().toISOString()

/**
 * The ads and the actions on them (Spec §4), based on `useSavedEditableList`. Every edit, toggle and
 * reorder sets `updatedAt`, so the list counts as changed even after the edit is undone.
 */
export function useAds() {
  const saved = useStore(savedAds)
  const list = useSavedEditableList<readonly Ad[], ListedAd>(
    useMemo(() => listed(saved), [saved]),
    {
      create: () => newAd(`ad_${newId('new')}`, new Date()),
      nameOf: adName,
      // Spec §8.
      removeQuestion: 'هل تريد حذف هذا الإعلان نهائياً؟',
      draft: { store: savedAds, put: unlisted, take: listed },
      subject: 'الإعلانات',
    },
  )
  useLeaveGuard(useIsTyping() || list.isDirty, { onLeave: list.leave })
  const { edit, update: change, setEditingId } = list
  const update = useCallback(
    (id: string, changes: Partial<Omit<ListedAd, 'id' | 'order'>>) =>
      change(id, { ...changes, updatedAt: now() }),
    [change],
  )
  /** Applies immediately and can be repeated (Spec §4); the ad moves to the other tab. */
  const togglePaused = useCallback(
    (ad: ListedAd) => {
      const { id, isPaused } = ad
      update(id, { isPaused: !isPaused })
      setEditingId((now) => (now === id ? null : now))
      toast.info(
        isPaused
          ? `شُغّل ${quoted(adName(ad))}، وعاد إلى الإعلانات النشطة.`
          : `أُوقف ${quoted(adName(ad))} مؤقتًا، وتجده في المتوقفة.`,
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
      // Saving sends no request, it only logs and stores (Spec §7, D-4).
      console.info('[ads] saved', unlisted(list.items))
      const isStored = list.saveWith((ads) => saveList(savedAds, unlisted(ads)))
      // Spec §4.
      toastSaved('تم حفظ التغييرات بنجاح وسيتم تطبيقها على الموقع المباشر', isStored)
    },
  }
}

export type Ads = ReturnType<typeof useAds>
