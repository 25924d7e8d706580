import { styled } from '@mui/material/styles'
import { type Follow, isFollowed } from '@/saved/follows'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { useFollows } from './useFollows'

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: theme.vars.palette.tokens.bright,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
}))

/** A dot beside the name of something that the reader follows; nothing beside anything else. */
export function FollowedMark({ kind, id }: Follow) {
  if (!isFollowed(useFollows(), { kind, id })) return null
  return (
    <Dot className="followed">
      <VisuallyHidden>تتابعه</VisuallyHidden>
    </Dot>
  )
}
