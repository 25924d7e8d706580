import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft, Drafts } from '@/lib/drafts'
import { isEqual } from '@/lib/isEqual'
import { pageHeading } from '@/ui/marks/page'
import { useUndoOffer } from '@/ui/removal/useUndoOffer'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useIsHydrated } from '@/ui/states/useIsHydrated'

const DraftNotice = lazyWithPreload(() => import('./DraftNotice').then((it) => it.DraftNotice))

/** While it is empty, it takes no space in the grid of a form. */
const Status = styled('div')({ display: 'contents' })

type Options<Edits> = {
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** the unsaved edits of the screen; null without some */
  edits: Edits | null
  /** whether the screen shows these edits */
  isShown: (edits: Edits) => boolean
  /** makes these edits in what is shown now */
  fill: (edits: Edits) => void
  /** returns what gets the focus after a choice, which removes the buttons */
  focusTarget?: (() => HTMLElement | null) | undefined
}

/**
 * Stores the unsaved edits of a screen as the draft of this name, from the first one, and returns the place of the notice
 * that offers those that were stored before a reload or a crash. Until the editor has chosen, later edits do not replace
 * them.
 */
export function useDraft<Edits, Name extends string>(
  drafts: Drafts<Edits, Name>,
  name: Name,
  { subject, edits, isShown, fill, focusTarget = pageHeading }: Options<Edits>,
): ReactNode {
  const offerUndo = useUndoOffer()
  const isHydrated = useIsHydrated()
  /** the draft of before; undefined until it has been looked for */
  const [earlier, setEarlier] = useState<Draft<Edits> | null>()
  const written = useRef<Edits | null>(undefined)
  // In an effect: a form has the saved values of this browser only after its first render.
  const readEarlier = useEffectEvent(() => {
    const draft = drafts.get()[name]
    setEarlier(draft && !isShown(draft.edits) ? draft : null)
  })
  useEffect(() => {
    if (isHydrated) readEarlier()
  }, [isHydrated])
  useEffect(() => {
    if (earlier !== null || isEqual(edits, written.current)) return
    written.current = edits
    drafts.save(name, edits)
  })

  const choose = (act: () => void) => {
    setEarlier(null)
    focusTarget()?.focus()
    act()
  }
  const restore = () => earlier && fill(earlier.edits)
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
