import { styled } from '@mui/material/styles'
import { type Follow, isFollowed, savedFollows } from '@/saved/follows'
import { useStore } from '@/ui/stores/useStore'
import { colors } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Dot = styled('span')({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: colors.bright,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
})

/** A dot beside the name of something that the reader follows; nothing beside anything else. */
export function FollowedMark({ kind, id }: Follow) {
  if (!isFollowed(useStore(savedFollows), { kind, id })) return null
  return (
    <Dot className="followed">
      <VisuallyHidden>تتابعه</VisuallyHidden>
    </Dot>
  )
}
