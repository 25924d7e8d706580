import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { CheckCheck, Reply } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '@/ui/icons'
import { isFocusOnControl, useRestoreFocus } from '@/ui/useRestoreFocus'
import { ACTION_LABEL, type MessageAction } from './messageActions'

const Action = styled(Button)(({ theme }) => ({
  gap: 8,
  '& svg': { flex: 'none' },
  [theme.breakpoints.down('md')]: {
    flex: '1 1 40%',
    minInlineSize: 'max-content',
    paddingInline: 8,
  },
}))

const LastAction = styled(Action)({ marginInlineStart: 'auto' })

const Foot = styled('div')({ display: 'contents' })

const BUTTON_PROPS = {
  replied: { variant: 'outlined', color: 'inherit' },
  read: { variant: 'outlined', color: 'inherit' },
  resolved: { variant: 'text' },
} as const satisfies Record<MessageAction, ButtonProps>

type Props = {
  offered: ReadonlySet<MessageAction>
  /** the action whose request is in progress; all buttons are disabled until it ends (Spec §4) */
  busy: MessageAction | null
  /** a reply has been begun */
  hasDraft: boolean
  onReply: () => void
  onAction: (action: MessageAction) => void
}

/** The footer of the open message: the available actions, the reply first. */
export function MessageDialogActions({ offered, busy, hasDraft, onReply, onAction }: Props) {
  const foot = useRef<HTMLDivElement>(null)
  useRestoreFocus(
    busy,
    (last) => foot.current?.querySelector<HTMLElement>(`[data-action=${last}]`),
    // MUI moves the focus to the frame of the dialog when the focused button is disabled.
    { isLost: () => !isFocusOnControl() },
  )
  const button = (action: MessageAction) => {
    if (!offered.has(action)) return null
    const ActionButton = action === 'resolved' ? LastAction : Action
    const { idle, busy: working } = ACTION_LABEL[action]
    return (
      <ActionButton
        {...BUTTON_PROPS[action]}
        data-action={action}
        disabled={busy !== null}
        onClick={() => onAction(action)}
      >
        {action === 'replied' && <Icon icon={CheckCheck} size="small" />}
        <span>{busy === action ? working : idle}</span>
      </ActionButton>
    )
  }
  return (
    <Foot ref={foot}>
      {offered.has('replied') && (
        <Action variant="contained" color="primary" disabled={busy !== null} onClick={onReply}>
          <Icon icon={Reply} size="small" />
          <span>{hasDraft ? 'متابعة الرد' : 'رد'}</span>
        </Action>
      )}
      {button('replied')}
      {button('read')}
      {button('resolved')}
    </Foot>
  )
}
