import { styled } from '@mui/material/styles'
import { light, radius, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Corner = styled('span')({
  position: 'absolute',
  insetBlockEnd: 6,
  insetInlineEnd: 6,
  paddingInline: 8,
  borderRadius: radius.full,
  // Dark on any picture, in both colour schemes.
  background: `${light.inverse}e6`,
  color: light.paper,
  fontSize: '0.75rem',
  fontWeight: weight.label,
  lineHeight: '1.25rem',
})

/** The duration of a video, such as `12:03`, in the corner of the nearest positioned ancestor: its picture. */
export const Duration = ({ text }: { text: string }) => (
  <Corner>
    <VisuallyHidden>المدة </VisuallyHidden>
    <bdi>{text}</bdi>
  </Corner>
)
