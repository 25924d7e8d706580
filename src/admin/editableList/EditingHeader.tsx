import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { PREVIEW } from '@/lib/storageKeys'
import { Icon } from '@/ui/icons'
import { ButtonLink, type RouteLink } from '@/ui/links'
import { PageHeader } from '@/ui/PageHeader'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

type Props = {
  title: string
  /** explains what saving on this screen does */
  intro?: string
  /** the public page, opened in a new tab (Spec §2, §7), where it follows the unsaved edits */
  preview?: RouteLink
  /** the screen's own buttons */
  actions?: ReactNode
}

/** The header of a screen that edits lists. The save button is in the `SaveBar`. */
export function EditingHeader({ title, intro, preview, actions }: Props) {
  return (
    <PageHeader
      dense
      title={title}
      intro={intro}
      actions={
        <>
          {preview && (
            <ButtonLink
              {...preview}
              hash={PREVIEW.key}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<Icon icon={ExternalLink} size="small" />}
            >
              معاينة
              <VisuallyHidden> (تفتح في علامة تبويب جديدة)</VisuallyHidden>
            </ButtonLink>
          )}
          {actions}
        </>
      }
    />
  )
}
