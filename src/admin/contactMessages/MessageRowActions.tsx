import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { isolated } from '@/lib/isolated'
import { CellActions } from '@/ui/dataTable/cells'
import { rowControl } from '@/ui/marks/rowControl'
import { RowMenu } from '@/ui/menu/ActionMenu'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { isFocusOnControl, useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { usePreload } from '@/ui/states/quietLoading'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { VisuallyHidden, visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { ACTION_LABEL, BUSY_LABEL, offeredActions, type RowActions } from './messageActions'
import { useBusyAction, useMessageChange } from './useMessageChange'

const Quiet = styled(Button)({ gap: 8, minInlineSize: 0, '& svg': { flex: 'none' } })

/** An icon in a table that is wide enough. */
const ResolveButton = styled(Quiet)({
  paddingInline: 10,
  '& > span': visuallyHidden,
  '@container (max-width: 51.99rem)': { display: 'none' },
})

const loadMenu = () => import('./messageMenu')

type Props = RowActions & { message: ContactMessage }

/** View, and mark as resolved if available (Spec §2, §4); in its menu all that can be done with the message. */
export function MessageRowActions({ message, onView, onReply }: Props) {
  const busy = useBusyAction(message.id)
  const { change, isChanging } = useMessageChange()
  const viewButton = useRef<HTMLButtonElement>(null)
  const resolveButton = useRef<HTMLButtonElement>(null)
  // The open message and the keys share the state of this row, but not the focus.
  // The button is removed once the message is resolved; the focus then moves to the button beside it. After a quick
  // answer the disabled button still has the focus, because Chromium takes it away only with the next frame.
  useRestoreFocus(isChanging, () => resolveButton.current ?? viewButton.current, {
    isLost: () => !isFocusOnControl() || document.activeElement === resolveButton.current,
  })
  const offered = offeredActions(message)
  const router = useRouter()
  usePreload(loadMenu)
  const menu = async () => {
    const { messageMenu } = await loadMenu()
    return messageMenu({ message, isBusy: busy !== null, change, onView, onReply, router })
  }

  return (
    <CellActions>
      <Quiet
        ref={viewButton}
        {...rowControl('view')}
        variant="text"
        size="small"
        aria-haspopup="dialog"
        onClick={() => onView(message)}
      >
        <span>
          عرض<VisuallyHidden>{inHtml(` رسالة ${isolated(message.name)}`)}</VisuallyHidden>
        </span>
      </Quiet>
      {offered.has('resolved') && (
        <Tooltip title={busy ? '' : ACTION_LABEL.resolved} describeChild>
          <ResolveButton
            ref={resolveButton}
            {...rowControl('resolve')}
            variant="text"
            size="small"
            disabled={busy !== null}
            onClick={() => void change('resolved', message)}
          >
            <Icon icon={Check} size="small" />
            <span>
              <span>{busy ? BUSY_LABEL : ACTION_LABEL.resolved}</span>
              <VisuallyHidden>{inHtml(` رسالة ${isolated(message.name)}`)}</VisuallyHidden>
            </span>
          </ResolveButton>
        </Tooltip>
      )}
      <RowMenu name={`رسالة ${isolated(message.name)}`} actions={menu} />
    </CellActions>
  )
}
