import { styled } from '@mui/material/styles'
import { useEventCallback } from '@mui/material/utils'
import { useMemo } from 'react'
import { publicPage } from '@/admin/categories/publicPage'
import { EditingHeader } from '@/admin/editableList/EditingHeader'
import { SaveBar } from '@/admin/editableList/SaveBar'
import { exportRecords } from '@/admin/export/exportRecords'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import type { FilterProps } from '@/admin/tables/useRecordList'
import { type SettingsPage, settingsPageGroups } from '@/content/admin/settingsPages'
import { savedPageCategories } from '@/saved/pageCategories'
import { SelectField } from '@/ui/form/SelectField'
import { ErrorState } from '@/ui/states/ErrorState'
import { useShownError } from '@/ui/states/useShownError'
import { CategoriesSkeleton } from './CategoriesSkeleton'
import { type NewsSettingsSearchParams, newsSettingsSearchParams } from './newsSettingsSearchParams'
import { PageCategories } from './PageCategories'
import { PageList, PagesContainer, sideBySideStyles } from './PageList'
import { usePageCategories } from './usePageCategories'

const Narrow = styled('div')(sideBySideStyles({ display: 'none' }))

const PAGES = settingsPageGroups.map(({ name, pages }) => ({
  name,
  options: pages.map((page) => ({ value: page.id, label: page.name })),
}))

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  ...sideBySideStyles({ gridTemplateColumns: '15.5rem minmax(0, 1fr)' }),
})

type Props = FilterProps<NewsSettingsSearchParams> & { page: SettingsPage }

/** The news settings page (Spec §2): choose one of the 31 pages and manage its categories. */
export function NewsSettingsPage(props: Props) {
  const { page, filters, onFiltersChange } = props
  const { sample, isReady, list, save, isSaving } = usePageCategories(page)
  const error = useShownError(sample, page.id)
  const preview = useMemo(() => publicPage(page.path.slice(1)), [page])
  const exportList = useEventCallback(() => exportRecords(page.id, list.items))
  return (
    <>
      <EditingHeader title="إعدادات الأخبار" preview={preview} exportList={exportList} />
      <ModifiedBadge title="فئات الصفحات كلها" stores={[savedPageCategories]} />
      <PagesContainer>
        <Columns>
          <Narrow>
            <SelectField
              label="الصفحة"
              options={PAGES}
              value={page.id}
              onChange={(id) =>
                onFiltersChange(newsSettingsSearchParams.parse({ ...filters, page: id }), 'filter')
              }
            />
          </Narrow>
          <PageList {...props} />
          {isReady ? (
            <PageCategories key={page.id} page={page} list={list} />
          ) : error !== null ? (
            <ErrorState
              title="تعذّر تحميل الفئات"
              text="لم تصل فئات هذه الصفحة. تحقق من اتصالك ثم أعد المحاولة."
              onRetry={() => void sample.refetch()}
              isRetrying={sample.isFetching}
            />
          ) : (
            <CategoriesSkeleton name={page.name} />
          )}
        </Columns>
      </PagesContainer>
      <SaveBar isDirty={list.isDirty} isSaving={isSaving} onSave={save} />
    </>
  )
}
