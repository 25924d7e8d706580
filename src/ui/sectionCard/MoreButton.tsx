import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '@/ui/theme/icons'
import { moreStyles } from './moreStyles'

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
