import { styled } from '@mui/material/styles'
import { ExternalLink as NewTab } from 'lucide-react'
import type { ReactNode } from 'react'
import { safeHref } from '@/lib/links'
import { type RowControl, rowControl } from '@/ui/marks/rowControl'
import { Icon } from '@/ui/theme/icons'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const InlineIcon = styled(Icon)({
  display: 'inline-block',
  marginInlineStart: 4,
  verticalAlign: '-0.125em',
})

type Props = {
  /** the address from the data, not yet checked */
  href: string
  children: ReactNode
  /** names the link among the controls of a row: a double click on the row follows `open` (`rowPointer.ts`) */
  rowControl?: RowControl
}

/**
 * A link whose address comes from data; it opens in a new tab. Only http and https addresses become links; for
 * any other address only the text is rendered (D-26).
 */
export function ExternalLink({ href, children, rowControl: control }: Props) {
  const address = safeHref(href)
  if (!address) return <span>{children}</span>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" {...rowControl(control)}>
      <span>{children}</span>
      <VisuallyHidden> (يفتح في علامة تبويب جديدة)</VisuallyHidden>
      <InlineIcon icon={NewTab} size="tiny" />
    </a>
  )
}
