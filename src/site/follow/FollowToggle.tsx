import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Check, Plus } from 'lucide-react'
import { Icon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const Root = styled(Button)(({ theme }) => ({
  flex: 'none',
  // As wide in both states, so that nothing beside it moves.
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
  /** the word on it while not followed and while followed */
  words: { off: string; on: string }
  /** whom or what, after the word, for those who hear it: « في قناة المرسى» */
  whom: string
  onToggle: () => void
  fullWidth?: boolean
}

/** Subscribes or follows, and back: a plus adds, a pressed button says so by its word, its tick and `aria-pressed` (Spec §2). */
export function FollowToggle({ isFollowed, words, whom, onToggle, fullWidth = false }: Props) {
  return (
    <Root
      size="small"
      fullWidth={fullWidth}
      aria-pressed={isFollowed}
      onClick={onToggle}
      startIcon={<Icon icon={isFollowed ? Check : Plus} size="small" />}
    >
      {isFollowed ? words.on : words.off}
      <VisuallyHidden>{whom}</VisuallyHidden>
    </Root>
  )
}
