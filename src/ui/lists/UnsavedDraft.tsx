import { styled } from '@mui/material/styles'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft, Drafts, Edits } from '@/lib/drafts'
import { isEqual } from '@/lib/isEqual'
import { rebase } from '@/lib/rebase'
import { pageHeading } from '@/ui/marks/page'
import { useUndoOffer } from '@/ui/removal/useUndoOffer'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'

const DraftNotice = lazyWithPreload(() => import('./DraftNotice'), 'DraftNotice')

/** While it is empty, it takes no space in the grid of a form. */
const Status = styled('div')({ display: 'contents' })

type Props<Value, Name extends string> = {
  drafts: Drafts<Value, Name>
  name: Name
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** what is shown */
  shown: Value
  /** its unsaved edits, the same object until they change; null without some */
  edits: Edits<Value> | null
  /** changes what is shown by then */
  change: (edit: (now: Value) => Value) => void
  /** returns what gets the focus after a choice, which removes the buttons */
  focusTarget?: (() => HTMLElement | null) | undefined
}

/**
 * Stores the unsaved edits of a screen as the draft of this name, from the first one, and offers those that were not saved
 * before a reload or a crash. Until the editor has chosen, later edits do not replace them. The screen removes them when
 * they are given up.
 */
export function UnsavedDraft<Value, Name extends string>(props: Props<Value, Name>) {
  const { drafts, name, subject, shown, edits, change, focusTarget = pageHeading } = props
  const offerUndo = useUndoOffer()
  const isHydrated = useHydrated()
  /** the draft of before; undefined until it has been looked for */
  const [earlier, setEarlier] = useState<Draft<Value> | null>()
  const restored = ({ base, value }: Edits<Value>) => rebase(base, value, shown)
  // In an effect: a form has the saved values of this browser only after its first render.
  const readEarlier = useEffectEvent(() => {
    const draft = drafts.get()[name]
    setEarlier(draft && !isEqual(restored(draft), shown) ? draft : null)
  })
  useEffect(() => {
    if (isHydrated) readEarlier()
  }, [isHydrated])
  useEffect(() => {
    if (earlier === null) drafts.save(name, edits)
  }, [earlier, drafts, name, edits])

  const choose = (act: () => void) => {
    setEarlier(null)
    focusTarget()?.focus()
    act()
  }
  // «تراجع» comes later: what was typed or saved meanwhile stays.
  const restore = () => earlier && change((now) => rebase(shown, now, restored(earlier)))
  return (
    <Status role="status" aria-atomic={false}>
      {earlier && (
        <DraftNotice
          isRequested
          subject={subject}
          at={earlier.at}
          onRestore={() => choose(restore)}
          onIgnore={() => choose(() => offerUndo('أُزيلت التعديلات غير المحفوظة.', restore))}
        />
      )}
    </Status>
  )
}
