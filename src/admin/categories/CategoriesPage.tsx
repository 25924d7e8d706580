import { styled } from '@mui/material/styles'
import { CircleCheck, Divide, ExternalLink, Newspaper, Plus, Tags } from 'lucide-react'
import { useState } from 'react'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { AddRecord } from '@/admin/recordForm/AddRecord'
import type { DialogTarget, RecordDialogProps } from '@/admin/recordForm/RecordDialog'
import {
  type CategoriesSearchParams,
  categoriesSearchParams,
  FIRST_SECTION,
} from '@/admin/searchParams/categoriesSearchParams'
import type { FilterProps } from '@/admin/tables/useRecordList'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { parentById } from '@/content/admin/parentSections'
import { formatNumber } from '@/lib/arabic'
import { quoted } from '@/lib/isolated'
import { savedManagedCategories } from '@/saved/managedCategories'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { toastChange } from '@/ui/stores/notStored'
import { Icon } from '@/ui/theme/icons'
import { StatTiles } from '@/ui/theme/StatTiles'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { CategoryList } from './CategoryList'
import type { CategoryFields } from './categorySchema'
import { publicPage } from './publicPage'
import { SectionPicker } from './SectionPicker'
import { categoryStats, useManagedCategories } from './useManagedCategories'

const CategoryDialog = lazyWithPreload(() => import('./CategoryDialog'), 'CategoryDialog')

const Figures = styled('div')({ marginBlockEnd: 24 })

// The space above it is that of the `ModifiedBadge`.
const Picker = styled('div')({ marginBlockStart: 32 })

/** The managed categories of a section (Spec §2): its figures, its table, and the dialogs. */
export function CategoriesPage(props: FilterProps<CategoriesSearchParams>) {
  const { section = FIRST_SECTION } = props.filters
  const parent = parentById(section)
  const { categories, ...list } = useManagedCategories(section)
  const [dialogTarget, setDialogTarget] = useState<DialogTarget<ManagedCategory>>(null)
  const stats = categoryStats(categories)

  const save: RecordDialogProps<ManagedCategory, CategoryFields>['onSave'] = (
    fields,
    changed,
    category,
  ) => {
    const isStored = category ? list.update(category.id, changed) : list.add(fields)
    const name = quoted(changed.name ?? category?.name ?? fields.name)
    toastChange(`${category ? 'عُدّلت' : 'أُضيفت'} فئة ${name}.`, isStored)
  }

  return (
    <>
      <PageHeader
        dense
        title="الفئات"
        actions={
          <>
            <ButtonLink
              {...publicPage(parent.slug)}
              target="_blank"
              rel="noopener noreferrer"
              preload={false}
              startIcon={<Icon icon={ExternalLink} size="small" />}
            >
              معاينة القسم<VisuallyHidden> (تفتح في علامة تبويب جديدة)</VisuallyHidden>
            </ButtonLink>
            <AddRecord icon={Plus} label="إضافة فئة" onClick={() => setDialogTarget('new')} />
          </>
        }
      />
      <ModifiedBadge title="فئات الأقسام كلها" stores={[savedManagedCategories]} />
      <Picker>
        <SectionPicker
          value={section}
          onChange={(id) =>
            props.onFiltersChange(categoriesSearchParams.parse({ section: id }), 'filter')
          }
        />
      </Picker>
      <Figures>
        <StatTiles
          tiles={[
            { label: 'إجمالي الفئات', value: formatNumber(stats.total), icon: Tags },
            { label: 'فئات نشطة', value: formatNumber(stats.active), icon: CircleCheck },
            { label: 'إجمالي المقالات', value: formatNumber(stats.articles), icon: Newspaper },
            { label: 'متوسط المقالات', value: formatNumber(stats.average), icon: Divide },
          ]}
        />
      </Figures>
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
        onSave={save}
      />
    </>
  )
}
