import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Check, Plus } from 'lucide-react'
import { Icon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const Root = styled(Button)(({ theme }) => ({
  flex: 'none',
  // The same width in both states, so that nothing beside it moves.
  minInlineSize: '5.5rem',
  '& .MuiButton-startIcon': { marginInlineEnd: 4 },
  '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
    background: theme.vars.palette.tokens.brandSoft,
    borderColor: 'transparent',
    color: theme.vars.palette.tokens.onBrandSoft,
  },
}))

type Props = {
  isFollowed: boolean
  /** the button's text while not followed and while followed */
  labels: { off: string; on: string }
  /** the name after the text, for screen readers only: « في قناة المرسى» */
  accountName: string
  onToggle: () => void
  fullWidth?: boolean
}

/**
 * A toggle button that subscribes or follows. Its state shows in its text, its icon (plus or tick)
 * and `aria-pressed` (Spec §2).
 */
export function FollowToggle({
  isFollowed,
  labels,
  accountName,
  onToggle,
  fullWidth = false,
}: Props) {
  return (
    <Root
      size="small"
      fullWidth={fullWidth}
      data-saved="follows"
      aria-pressed={isFollowed}
      onClick={onToggle}
      startIcon={<Icon icon={isFollowed ? Check : Plus} size="small" />}
    >
      {isFollowed ? labels.on : labels.off}
      <VisuallyHidden>{accountName}</VisuallyHidden>
    </Root>
  )
}
