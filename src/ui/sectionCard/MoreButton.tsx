import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '@/ui/theme/icons'
import { inlineRow, muted14 } from '@/ui/theme/surface'
import { colors, control, weight } from '@/ui/theme/tokens'

/** The one look of «عرض المزيد», for `styled` links and buttons: quiet text, with a chevron beside it. */
export const moreStyles = {
  ...inlineRow,
  gap: '0.375rem',
  minBlockSize: control.medium,
  padding: 0,
  ...muted14,
  fontWeight: weight.label,
  textUnderlineOffset: '0.35em',
  '&:hover': { color: colors.ink, textDecoration: 'underline' },
}

const Quiet = styled('button')(moreStyles)

type Props = Pick<ComponentProps<'button'>, 'aria-expanded' | 'children' | 'onClick'> & {
  /** all is shown, so a press shows less */
  isOpen?: boolean
}

/** «عرض المزيد» and «عرض أقل» of a list, with a chevron. */
export const MoreButton = ({ isOpen = false, children, ...props }: Props) => (
  <Quiet type="button" {...props}>
    {children}
    <Icon icon={isOpen ? ChevronUp : ChevronDown} size="small" />
  </Quiet>
)
