import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { CellActions } from '@/ui/dataTable/cells'
import { tableLayoutStyles } from '@/ui/dataTable/tableContainer'
import { Icon } from '@/ui/icons'
import { Tooltip } from '@/ui/Tooltip'
import { isFocusOnControl, useRestoreFocus } from '@/ui/useRestoreFocus'
import { VisuallyHidden, visuallyHidden } from '@/ui/VisuallyHidden'
import { ACTION_LABEL, offeredActions } from './messageActions'
import { useMessageChange } from './useMessageChange'

const Quiet = styled(Button)({ gap: 8, minInlineSize: 0, '& svg': { flex: 'none' } })

/** An icon in the table, a button with text in the stacked layout. */
const ResolveButton = styled(Quiet)(({ theme }) =>
  tableLayoutStyles(theme, { paddingInline: 10, '& > span': visuallyHidden }),
)

type Props = { message: ContactMessage; onView: (message: ContactMessage) => void }

/** View, and mark as resolved if available (Spec §2, §4). */
export function MessageRowActions({ message, onView }: Props) {
  const { busy, done, change } = useMessageChange()
  const viewButton = useRef<HTMLButtonElement>(null)
  const resolveButton = useRef<HTMLButtonElement>(null)
  // The button is removed once the message is resolved; the focus then moves to the button beside it. After a quick
  // answer the disabled button still has the focus, because Chromium takes it away only with the next frame.
  useRestoreFocus(busy, () => (done ? viewButton : resolveButton).current, {
    isLost: () => !isFocusOnControl() || document.activeElement === resolveButton.current,
  })
  const { idle, busy: working } = ACTION_LABEL.resolved

  return (
    <CellActions>
      <Quiet
        ref={viewButton}
        data-row-control="view"
        variant="contained"
        size="small"
        aria-haspopup="dialog"
        onClick={() => onView(message)}
      >
        عرض<VisuallyHidden> رسالة {message.name}</VisuallyHidden>
      </Quiet>
      {offeredActions(message).has('resolved') && (
        <Tooltip title={busy ? '' : idle} describeChild>
          <ResolveButton
            ref={resolveButton}
            data-row-control="resolve"
            variant="contained"
            size="small"
            disabled={busy !== null}
            onClick={() => change('resolved', message.id)}
          >
            <Icon icon={Check} size="small" />
            <span>
              {busy ? working : idle}
              <VisuallyHidden> رسالة {message.name}</VisuallyHidden>
            </span>
          </ResolveButton>
        </Tooltip>
      )}
    </CellActions>
  )
}
