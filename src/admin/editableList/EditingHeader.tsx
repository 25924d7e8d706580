import { memo, type ReactNode } from 'react'
import type { ExportData } from '@/admin/export/exportData'
import { ListTools } from '@/admin/tables/ListTools'
import { PreviewLink } from '@/admin/tables/PreviewLink'
import { PREVIEW } from '@/lib/storageKeys'
import type { RouteLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'

type Props = {
  title: string
  /** the public page, opened in a new tab (Spec §2, §7), where it follows the unsaved edits */
  preview?: RouteLink
  actions?: ReactNode
  exportList: () => ExportData
}

/**
 * The header of a screen that edits lists. The save button is in the `SaveBar`. Memoized, since an edit of the list
 * renders its screen: pass the same props each time.
 */
export const EditingHeader = memo(function EditingHeader(props: Props) {
  const { title, preview, actions, exportList } = props
  return (
    <PageHeader
      dense
      title={title}
      actions={
        <>
          <ListTools prepare={exportList} />
          {preview && (
            <PreviewLink {...preview} hash={PREVIEW.key}>
              معاينة
            </PreviewLink>
          )}
          {actions}
        </>
      }
    />
  )
})
