import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Reply } from 'lucide-react'
import { useState } from 'react'
import { isFocusOnControl, useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { Icon } from '@/ui/theme/icons'
import { inRows, muted13 } from '@/ui/theme/surface'
import { colors, down, weight } from '@/ui/theme/tokens'
import { ACTION_LABEL, BUSY_LABEL, MESSAGE_ACTIONS, type MessageAction } from './messageActions'

// On phones two lines: the reply, then the states.
const Foot = styled('div')({
  flex: 1,
  ...inRows,
  justifyContent: 'space-between',
  gap: 8,
  [down.md]: { '& > *': { flex: '1 1 100%' } },
})

const States = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginInline: -8,
})

const State = styled(Button)({
  minInlineSize: 0,
  ...muted13,
  fontWeight: weight.label,
  '&:hover': { color: colors.brand },
})

type Props = {
  offered: ReadonlySet<MessageAction>
  /** the action whose request is in progress; all buttons are disabled until it ends (Spec §4) */
  busy: MessageAction | null
  canReply: boolean
  hasDraft: boolean
  onReply: () => void
  onAction: (action: MessageAction) => void
}

/** The footer of the open message: a reply, then what only sets the state of the message. */
export function MessageDialogActions(props: Props) {
  const { offered, busy, canReply, hasDraft, onReply, onAction } = props
  const [buttons] = useState(() => new Map<MessageAction, HTMLButtonElement | null>())
  useRestoreFocus(
    busy,
    (last) => buttons.get(last),
    // MUI moves the focus to the frame of the dialog when the focused button is disabled.
    { isLost: () => !isFocusOnControl() },
  )
  return (
    <Foot>
      {canReply && (
        <Button
          variant="contained"
          color="primary"
          disabled={busy !== null}
          startIcon={<Icon icon={Reply} size="small" />}
          onClick={onReply}
        >
          <span>{hasDraft ? 'متابعة الرد' : ACTION_LABEL.reply}</span>
        </Button>
      )}
      <States role="group" aria-label="الحالة">
        {MESSAGE_ACTIONS.filter((action) => offered.has(action)).map((action) => (
          <State
            key={action}
            variant="text"
            size="small"
            ref={(button) => void buttons.set(action, button)}
            disabled={busy !== null}
            onClick={() => onAction(action)}
          >
            <span>{busy === action ? BUSY_LABEL : ACTION_LABEL[action]}</span>
          </State>
        ))}
      </States>
    </Foot>
  )
}
