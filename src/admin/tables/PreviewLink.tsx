import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink, type RouteLink } from '@/ui/navigation/links'
import { Icon } from '@/ui/theme/icons'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

type Props = RouteLink & { preload?: false; children: ReactNode }

/** Opens the public page of what is edited in a new tab. */
export const PreviewLink = ({ children, ...link }: Props) => (
  <ButtonLink
    {...link}
    target="_blank"
    rel="noopener noreferrer"
    startIcon={<Icon icon={ExternalLink} size="small" />}
  >
    {children}
    <VisuallyHidden> (تفتح في علامة تبويب جديدة)</VisuallyHidden>
  </ButtonLink>
)
