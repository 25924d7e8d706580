import Button from '@mui/material/Button'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isEqual } from '@/lib/isEqual'
import { formatMessageDate } from '@/lib/messageDate'
import { pageHeading } from '@/ui/marks/page'
import { useUndoOffer } from '@/ui/removal/useRemoval'
import { Choices, Notice } from '@/ui/states/Notice'
import { Icon } from '@/ui/theme/icons'

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
 * Stores the unsaved edits of a screen, and returns the notice that offers those that were stored before a reload or a
 * crash. Until the editor has chosen, later edits do not replace them.
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
  const [earlier, setEarlier] = useState(read)
  const written = useRef<Edits | null>(undefined)
  useEffect(() => {
    if (earlier || isEqual(edits, written.current)) return
    written.current = edits
    write(edits)
  })

  if (!earlier) return null
  // The buttons disappear.
  const close = () => {
    setEarlier(null)
    focusTarget()?.focus()
  }
  const restore = () => {
    close()
    fill(earlier)
  }
  const ignore = () => {
    close()
    offerUndo('أُزيلت التعديلات غير المحفوظة.', () => fill(earlier))
  }
  return (
    <Notice>
      <Icon icon={RotateCcw} size="small" />
      <p>
        <span>{`لديك تعديلات غير محفوظة في ${subject} من`}</span>{' '}
        <time dateTime={earlier.at}>{formatMessageDate(earlier.at)?.full}</time>: استعدها أو
        تجاهلها.
      </p>
      <Choices>
        <Button size="small" onClick={restore}>
          استعدها
        </Button>
        <Button size="small" onClick={ignore}>
          تجاهلها
        </Button>
      </Choices>
    </Notice>
  )
}
