import { styled } from '@mui/material/styles'
import { ExternalLink as NewTab } from 'lucide-react'
import type { ReactNode } from 'react'
import { safeHref } from '@/lib/links'
import { Icon } from './icons'
import { VisuallyHidden } from './VisuallyHidden'

const InlineIcon = styled(Icon)({
  display: 'inline-block',
  marginInlineStart: 4,
  verticalAlign: '-0.125em',
})

type Props = {
  /** the address as the data has it */
  href: string
  children: ReactNode
}

/**
 * A link that comes from data, opened in a new tab. Only http and https addresses are links; of any
 * other, only the text stands here (D-26).
 */
export function ExternalLink({ href, children }: Props) {
  const address = safeHref(href)
  if (!address) return <span>{children}</span>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (يفتح في علامة تبويب جديدة)</VisuallyHidden>
      <InlineIcon icon={NewTab} size="tiny" />
    </a>
  )
}
