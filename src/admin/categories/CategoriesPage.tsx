import { styled } from '@mui/material/styles'
import { CircleCheck, Divide, Newspaper, Plus, Tags } from 'lucide-react'
import { useState } from 'react'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { AddRecord } from '@/admin/recordForm/AddRecord'
import type { DialogTarget } from '@/admin/recordForm/RecordDialog'
import {
  type CategoriesSearchParams,
  categoriesSearchParams,
  FIRST_SECTION,
} from '@/admin/searchParams/categoriesSearchParams'
import { PreviewLink } from '@/admin/tables/PreviewLink'
import type { FilterProps } from '@/admin/tables/useRecordList'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { parentById } from '@/content/admin/parentSections'
import { formatNumber } from '@/lib/arabic'
import { quoted } from '@/lib/isolated'
import { savedManagedCategories } from '@/saved/managedCategories'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { toastChange } from '@/ui/stores/notStored'
import { StatTiles } from '@/ui/theme/StatTiles'
import { CategoryList } from './CategoryList'
import { publicPage } from './publicPage'
import { SectionPicker } from './SectionPicker'
import { categoryStats, useManagedCategories } from './useManagedCategories'

const CategoryDialog = lazyWithPreload(() => import('./CategoryDialog'), 'CategoryDialog')

const Figures = styled(StatTiles)({ marginBlockEnd: 24 })

/** The managed categories of a section (Spec §2): its figures, its table, and the dialogs. */
export function CategoriesPage(props: FilterProps<CategoriesSearchParams>) {
  const { section = FIRST_SECTION } = props.filters
  const parent = parentById(section)
  const { categories, ...list } = useManagedCategories(section)
  const [dialogTarget, setDialogTarget] = useState<DialogTarget<ManagedCategory>>(null)
  const stats = categoryStats(categories)

  return (
    <>
      <PageHeader
        dense
        title="الفئات"
        actions={
          <>
            <PreviewLink {...publicPage(parent.slug)} preload={false}>
              معاينة القسم
            </PreviewLink>
            <AddRecord icon={Plus} label="إضافة فئة" onClick={() => setDialogTarget('new')} />
          </>
        }
      />
      <ModifiedBadge title="فئات الأقسام كلها" stores={[savedManagedCategories]} />
      <SectionPicker
        value={section}
        onChange={(id) =>
          props.onFiltersChange(categoriesSearchParams.parse({ section: id }), 'filter')
        }
      />
      <Figures
        tiles={[
          { label: 'إجمالي الفئات', value: formatNumber(stats.total), icon: Tags },
          { label: 'فئات نشطة', value: formatNumber(stats.active), icon: CircleCheck },
          { label: 'إجمالي المقالات', value: formatNumber(stats.articles), icon: Newspaper },
          { label: 'متوسط المقالات', value: formatNumber(stats.average), icon: Divide },
        ]}
      />
      <CategoryList
        key={section}
        sectionName={parent.name}
        categories={categories}
        {...props}
        onMove={list.move}
        onAdd={() => setDialogTarget('new')}
        isCovered={dialogTarget !== null}
        onEdit={setDialogTarget}
        onDelete={(category) => list.remove([category])}
      />
      <CategoryDialog
        isRequested={dialogTarget !== null}
        target={dialogTarget}
        records={categories}
        onClose={() => setDialogTarget(null)}
        onSave={(fields, changed, category) => {
          const isStored = category ? list.update(category.id, changed) : list.add(fields)
          const name = quoted(changed.name ?? category?.name ?? fields.name)
          toastChange(`${category ? 'عُدّلت' : 'أُضيفت'} فئة ${name}.`, isStored)
        }}
      />
    </>
  )
}
