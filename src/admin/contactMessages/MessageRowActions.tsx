import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import {
  Check,
  CheckCheck,
  Ellipsis,
  Link2,
  type LucideIcon,
  Mail,
  MailOpen,
  Reply,
} from 'lucide-react'
import { useRef } from 'react'
import { useCopyLink } from '@/admin/useCopyLink'
import type { ContactMessage } from '@/api/contactMessages'
import { CellActions } from '@/ui/dataTable/cells'
import { tableLayoutStyles } from '@/ui/dataTable/tableContainer'
import { Icon } from '@/ui/icons'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import type { MenuAction } from '@/ui/menu/menuAction'
import { Tooltip } from '@/ui/Tooltip'
import { isFocusOnControl, useRestoreFocus } from '@/ui/useRestoreFocus'
import { VisuallyHidden, visuallyHidden } from '@/ui/VisuallyHidden'
import {
  ACTION_LABEL,
  COMMAND,
  type MessageAction,
  offeredActions,
  savedNotes,
} from './messageActions'
import { useMessageChange } from './useMessageChange'

const Quiet = styled(Button)({ gap: 8, minInlineSize: 0, '& svg': { flex: 'none' } })

/** An icon in the table, if it is wide enough; a button with text in the stacked layout. */
const ResolveButton = styled(Quiet)(({ theme }) =>
  tableLayoutStyles(theme, {
    paddingInline: 10,
    '& > span': visuallyHidden,
    '@container (max-width: 51.99rem)': { display: 'none' },
  }),
)

/** What a row does with its message: open it, open it to reply to it. */
export type RowActions = Record<'onView' | 'onReply', (message: ContactMessage) => void>

type Props = RowActions & { message: ContactMessage }

/** View, and mark as resolved if available (Spec §2, §4); in its menu all that can be done with the message. */
export function MessageRowActions({ message, onView, onReply }: Props) {
  const { busy, done, change } = useMessageChange()
  const viewButton = useRef<HTMLButtonElement>(null)
  const resolveButton = useRef<HTMLButtonElement>(null)
  // The button is removed once the message is resolved; the focus then moves to the button beside it. After a quick
  // answer the disabled button still has the focus, because Chromium takes it away only with the next frame.
  useRestoreFocus(busy, () => (done ? viewButton : resolveButton).current, {
    isLost: () => !isFocusOnControl() || document.activeElement === resolveButton.current,
  })
  const { idle, busy: working } = ACTION_LABEL.resolved
  const offered = offeredActions(message)
  const copyLink = useCopyLink()

  const command = (action: MessageAction, icon: LucideIcon): MenuAction => ({
    label: COMMAND[action],
    icon,
    disabled: busy !== null || !offered.has(action),
    onSelect: () => void change(action, message.id, savedNotes(message)),
  })
  const menu = (): MenuAction[] => [
    { label: 'فتح الرسالة', icon: Mail, onSelect: () => onView(message) },
    {
      label: COMMAND.reply,
      icon: Reply,
      disabled: !offered.has('replied'),
      onSelect: () => onReply(message),
    },
    command('read', MailOpen),
    command('replied', CheckCheck),
    command('resolved', Check),
    {
      label: 'نسخ رابط الرسالة',
      icon: Link2,
      onSelect: () =>
        void copyLink(
          { to: '/admin/contact-messages', search: { message: String(message.id) } },
          'نُسخ رابط الرسالة.',
        ),
    },
  ]

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
      {offered.has('resolved') && (
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
      <ActionMenu
        rowControl="menu"
        label={`المزيد عن رسالة ${message.name}`}
        hint="المزيد"
        icon={Ellipsis}
        actions={menu}
      />
    </CellActions>
  )
}
