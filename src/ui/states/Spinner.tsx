import { keyframes, styled } from '@mui/material/styles'
import { LoaderCircle } from 'lucide-react'
import { Icon, type IconProps } from '@/ui/theme/icons'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Turning = styled(Icon)({ animation: `${turn} 1.4s linear infinite` })

/** An arc that turns while something loads. MUI's is 0.7 kB larger, in every page of the back
 * office, whose news settings and countries it would take over their budget. */
export const Spinner = (props: Omit<IconProps, 'icon'>) => (
  <Turning icon={LoaderCircle} {...props} />
)
