import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isEqual } from '@/lib/isEqual'
import { pageHeading } from '@/ui/marks/page'
import { useUndoOffer } from '@/ui/removal/useUndoOffer'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useIsHydrated } from '@/ui/states/useIsHydrated'

const DraftNotice = lazyWithPreload(() => import('./DraftNotice').then((it) => it.DraftNotice))

/** While it is empty, it takes no space in the grid of a form. */
const Status = styled('div')({ display: 'contents' })

type Options<Edits, Draft extends { at: string }> = {
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** the draft that was stored before the screen opened; null without one, or if the screen shows the same */
  read: () => Draft | null
  /** the unsaved edits of the screen; null without some */
  edits: Edits | null
  /** stores the edits; null removes them */
  write: (edits: Edits | null) => void
  /** makes the edits of a draft in what is shown now */
  fill: (draft: Draft) => void
  /** returns what gets the focus after a choice, which removes the buttons */
  focusTarget?: (() => HTMLElement | null) | undefined
}

/**
 * Stores the unsaved edits of a screen, from the first one, and returns the place of the notice that offers those that
 * were stored before a reload or a crash. Until the editor has chosen, later edits do not replace them.
 */
export function useDraft<Edits, Draft extends { at: string }>({
  subject,
  read,
  edits,
  write,
  fill,
  focusTarget = pageHeading,
}: Options<Edits, Draft>): ReactNode {
  const offerUndo = useUndoOffer()
  const isHydrated = useIsHydrated()
  /** the draft of before; undefined until it has been looked for */
  const [earlier, setEarlier] = useState<Draft | null>()
  const written = useRef<Edits | null>(undefined)
  // In an effect: a form has the saved values of this browser only after its first render.
  const readEarlier = useEffectEvent(() => setEarlier(read()))
  useEffect(() => {
    if (isHydrated) readEarlier()
  }, [isHydrated])
  useEffect(() => {
    if (earlier !== null || isEqual(edits, written.current)) return
    written.current = edits
    write(edits)
  })

  const choose = (act: (draft: Draft) => void) => {
    setEarlier(null)
    focusTarget()?.focus()
    if (earlier) act(earlier)
  }
  return (
    <Status role="status" aria-atomic={false}>
      {earlier && (
        <DraftNotice
          isRequested
          subject={subject}
          at={earlier.at}
          onRestore={() => choose(fill)}
          onIgnore={() =>
            choose(() => offerUndo('أُزيلت التعديلات غير المحفوظة.', () => fill(earlier)))
          }
        />
      )}
    </Status>
  )
}
