import { styled } from '@mui/material/styles'
import { RotateCcw } from 'lucide-react'
import { flushSync } from 'react-dom'
import { listDrafts } from '@/lib/drafts'
import { quoted } from '@/lib/isolated'
import { rebase } from '@/lib/rebase'
import type { AnySavedStore, SavedStore } from '@/lib/savedStore'
import { saveList } from '@/saved/changeLog'
import { changesOf } from '@/saved/items'
import { pageHeading } from '@/ui/marks/page'
import { confirm } from '@/ui/stores/confirm'
import { toastChange } from '@/ui/stores/notStored'
import { Icon } from '@/ui/theme/icons'
import { inlineRow, inRow, muted13 } from '@/ui/theme/surface'
import { colors, radius, weight } from '@/ui/theme/tokens'
import { type ModifiedBadgeProps, resetCount } from './resetCount'

// In the space below the header, which is there without it: nothing moves when it appears after hydration.
const Place = styled('div')({ position: 'relative' })

const Mark = styled('div')({
  position: 'absolute',
  insetBlockEnd: 0,
  ...inRow,
  gap: 4,
  ...muted13,
  lineHeight: '24px',
})

const Reset = styled('button')({
  ...inlineRow,
  gap: 4,
  minBlockSize: 24,
  padding: '0 6px',
  borderRadius: radius.control,
  color: colors.brand,
  fontWeight: weight.label,
  '&:hover': { textDecoration: 'underline' },
})

/** Says that lists differ from what ships, and brings that back after a question (D-2). The toast can undo it. */
export function ModifiedBadgeContent({ title, stores }: ModifiedBadgeProps) {
  async function reset() {
    const isSure = await confirm({
      question: `هل تريد إعادة الأصل في ${quoted(title)}؟`,
      detail: 'تُزال من هذا المتصفح تعديلاتك المحفوظة هنا وما لم تحفظه منها.',
      confirmLabel: 'أعد الأصل',
      tone: 'caution',
    })
    if (!isSure) return
    const before = stores.map((store) => store.get())
    const isStored = await replaceLogged(
      stores,
      stores.map((store) => store.shipped()),
    )
    // The button has disappeared.
    pageHeading()?.focus()
    toastChange('أُعيد الأصل.', isStored, {
      label: 'تراجع',
      onClick: async () => {
        // What was saved since stays.
        const values = stores.map((store, index) =>
          rebase(store.shipped(), before[index], store.get()),
        )
        if (!(await replaceLogged(stores, values))) toastChange('عادت تعديلاتك.', false)
      },
    })
  }

  return (
    <Place>
      <Mark data-line>
        معدّل
        <Reset type="button" onClick={() => void reset()}>
          <Icon icon={RotateCcw} size="small" />
          أعد الأصل
        </Reset>
      </Mark>
    </Place>
  )
}

/** Saves a value in each store, with an entry in the change log for each place. Resolves to whether the browser stored them all. */
async function replaceLogged(
  stores: readonly AnySavedStore[],
  values: readonly unknown[],
): Promise<boolean> {
  const changes = await Promise.all(
    stores.map((store, index) => changesOf(store.name, store.get(), values[index])),
  )
  return flushSync(() => {
    const results = stores.map((store, index) => {
      const drafts = listDrafts(store)
      for (const part of Object.keys(drafts.get())) drafts.save(part, null)
      return saveList(store as SavedStore<unknown>, values[index], undefined, changes[index])
    })
    resetCount.set(resetCount.get() + 1)
    return results.every(Boolean)
  })
}
