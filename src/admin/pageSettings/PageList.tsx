import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type CSSObject, styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { House } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FilterProps } from '@/admin/tables/useRecordList'
import { useListSearch } from '@/admin/useListSearch'
import { MAIN_PAGE, type SettingsPage, settingsPageGroups } from '@/content/admin/settingsPages'
import { containsText } from '@/lib/containsText'
import { SearchField } from '@/ui/fields/SearchField'
import { menuRow } from '@/ui/menu/menuRow'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { sectionIcons } from '@/ui/news/sectionIcons'
import { Icon } from '@/ui/theme/icons'
import { muted13, muted14 } from '@/ui/theme/surface'
import { size, up, weight } from '@/ui/theme/tokens'
import type { NewsSettingsSearchParams } from './newsSettingsSearchParams'

function PageIcon({ page }: { page: SettingsPage }) {
  if (page.kind === 'country') return <CountryFlag code={page.code} size="small" />
  return <Icon icon={page.kind === 'main' ? House : sectionIcons[page.icon]} size="small" />
}

/** The container of the page list and the categories: whether they fit side by side depends on the text size too. */
export const PagesContainer = styled('div')({ containerType: 'inline-size' })

/**
 * Applies the styles where the page list is beside the categories: from 960 px (Spec §2), if the
 * container is wide enough.
 */
export const sideBySideStyles = (styles: CSSObject): CSSObject => ({
  [up.lg]: { '@container (min-width: 36rem)': styles },
})

export type PageGroup = { name: string; pages: readonly SettingsPage[] }

/**
 * The groups with the pages whose name or address contains the text, ignoring Arabic spelling
 * variants; empty groups are omitted.
 */
export function filterPages(groups: readonly PageGroup[], text: string): PageGroup[] {
  return groups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter((page) => containsText([page.name, page.path], text)),
    }))
    .filter(({ pages }) => pages.length > 0)
}

const Root = styled(Card)({
  display: 'none',
  padding: '12px 8px',
  ...sideBySideStyles({ display: 'block' }),
}) as typeof Card

const SearchRow = styled('div')({ marginInline: 4 })

const GroupHead = styled('h2')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '12px 8px 4px',
  ...muted13,
  fontWeight: weight.label,
})

const Pages = styled('ul')({ display: 'grid', gridTemplateColumns: '1fr 1fr' })

const Entry = styled('a')({
  ...menuRow,
  gap: 6,
  minBlockSize: '2.125rem',
  paddingInline: 8,
  fontSize: size.t14,
})

const Nothing = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '24px 8px',
  ...muted14,
})

// Sets `aria-current` itself: all these links lead to this route, so the router would mark each of them as current.
const PageLink = createLink(
  ({ isChosen, ...props }: ComponentProps<typeof Entry> & { isChosen: boolean }) => (
    <Entry {...props} aria-current={isChosen ? 'true' : undefined} />
  ),
)

type Props = FilterProps<NewsSettingsSearchParams> & { page: SettingsPage }

/** The searchable list of the 31 pages in their groups; beside the categories from 960 px up (Spec §2). */
export function PageList({ page: chosen, filters, onFiltersChange }: Props) {
  const search = useListSearch({ q: filters.q }, ({ q }, cause) =>
    onFiltersChange({ ...filters, q }, cause),
  )
  const groups = filterPages(settingsPageGroups, search.q)
  return (
    <Root component="nav" aria-label="الصفحات">
      <SearchRow>
        <SearchField
          {...search.field}
          size="small"
          label="بحث في الصفحات"
          placeholder="بحث في 31 صفحة"
        />
      </SearchRow>
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <GroupHead>
            <span>{group.name}</span>
            <bdi>{group.pages.length}</bdi>
          </GroupHead>
          <Pages>
            {group.pages.map((page) => (
              <li key={page.id}>
                <PageLink
                  to="/admin/news-settings"
                  search={(now) => ({ ...now, page: page === MAIN_PAGE ? undefined : page.id })}
                  resetScroll={false}
                  isChosen={page === chosen}
                >
                  <PageIcon page={page} />
                  <span>{page.name}</span>
                </PageLink>
              </li>
            ))}
          </Pages>
        </section>
      ))}
      {groups.length === 0 && (
        <Nothing>
          <p>لا نتائج</p>
          <Button size="small" onClick={search.clear}>
            عرض كل الصفحات
          </Button>
        </Nothing>
      )}
    </Root>
  )
}
