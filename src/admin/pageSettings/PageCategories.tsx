import { styled } from '@mui/material/styles'
import { Tags } from 'lucide-react'
import { useId, useRef } from 'react'
import { AddButton } from '@/admin/editableList/AddButton'
import type { RowKind } from '@/admin/editableList/EditableRow'
import { EditableRows } from '@/admin/editableList/EditableRows'
import type { SavedEditableList } from '@/admin/editableList/useSavedEditableList'
import type { PageCategory } from '@/api/pageSettings'
import { categoriesLabel, type SettingsPage } from '@/content/admin/settingsPages'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { ARTICLES, SOURCES } from '@/lib/nouns'
import { UnsavedDraft } from '@/ui/lists/UnsavedDraft'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { EmptyList } from '@/ui/states/EmptyList'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { inRows, muted13, muted14 } from '@/ui/theme/surface'
import { colors, down, size, weight } from '@/ui/theme/tokens'
import { CategoryName } from './CategoryName'

const categoriesText = (count: number) =>
  plural(count, counted('فئة واحدة', 'فئتان', 'فئات', 'فئة', 'فئة', 'لا فئات'))

/** «8 فئات، 7 مفعّلة» */
export const describeCategories = (categories: readonly { isActive: boolean }[]) => {
  const active = categories.filter(({ isActive }) => isActive).length
  const all = categoriesText(categories.length)
  return categories.length === 0 ? all : `${all}، ${formatNumber(active)}\u00a0مفعّلة`
}

export const SectionHead = styled('div')({
  ...inRows,
  gap: '8px 12px',
  marginBlockEnd: 16,
  ...muted14,
  '& > h2': {
    fontSize: size.t18,
    fontWeight: weight.title,
    color: colors.ink,
  },
  '& > .add': { marginInlineStart: 'auto' },
  [down.md]: { '& > .add': { marginInlineStart: 0, inlineSize: '100%' } },
})

const EnglishName = styled('small')({ ...muted13, fontWeight: weight.text })

const CategoryEditor = lazyWithPreload(() => import('./CategoryEditor'), 'CategoryEditor')

type Props = {
  page: SettingsPage
  list: SavedEditableList<PageCategory>
}

/** The categories of a page: rename, add and remove sources, switch off, remove, reorder (Spec §4). */
export function PageCategories({ page, list }: Props) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  usePreload(CategoryEditor.load)
  return (
    <section aria-labelledby={titleId}>
      <SectionHead>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {page.name}
        </h2>
        <bdi dir="ltr">{page.path}</bdi>
        <span>{describeCategories(list.items)}</span>
        <AddButton label="إضافة فئة" onClick={list.add} />
      </SectionHead>
      <UnsavedDraft key={list.listId} {...list.draft} focusTarget={() => title.current} />
      <EditableRows
        list={list}
        label={categoriesLabel(page.name)}
        kind={ROWS}
        empty={
          <EmptyList
            icon={Tags}
            title="لا توجد فئات"
            text="أضف أول فئة إلى هذه الصفحة."
            headingLevel={3}
            step="إضافة فئة"
            onStep={list.add}
          />
        }
      />
    </section>
  )
}

const ROWS: RowKind<PageCategory> = {
  nameOf: ({ name }) => name,
  switchTexts: { on: 'مفعّلة', off: 'معطّلة' },
  content: (category, isOpen, onChange) =>
    isOpen ? (
      <CategoryName name={category.name} onRename={(name) => onChange({ name })} />
    ) : (
      <>
        <h3 className="row-title">
          <bdi>{category.name}</bdi>{' '}
          {category.nameEn && (
            <EnglishName>
              <bdi dir="ltr" lang="en">
                {category.nameEn}
              </bdi>
            </EnglishName>
          )}
        </h3>
        <MetaLine
          items={[
            plural(category.articlesCount, ARTICLES),
            plural(category.sources.length, SOURCES),
            !category.isActive && 'معطّلة',
          ]}
        />
      </>
    ),
  editor: (category, onChange) => (
    <CategoryEditor isRequested category={category} onChange={onChange} />
  ),
}
