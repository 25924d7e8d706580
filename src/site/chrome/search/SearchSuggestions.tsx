import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { plural } from '@/lib/arabic'
import { CountryFlag } from '@/ui/CountryFlag'
import { Icon } from '@/ui/icons'
import { AppLink } from '@/ui/links'
import { control, radius, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { sectionIcons } from '../sectionIcons'
import { sectionLink } from '../sectionLinks'
import { suggest } from './suggest'

/** Spec §9: the results area is at most 24rem high. */
const Area = styled('div')(({ theme }) => ({
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: '0 8px 12px',
  '& h2': {
    padding: '8px 12px 4px',
    color: theme.vars.palette.tokens.muted,
    fontSize: size.t13,
    fontWeight: weight.label,
  },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
}))

const Choice = styled(AppLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: control.medium,
  paddingInline: 12,
  borderRadius: radius.control,
  color: theme.vars.palette.tokens.ink,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& svg': { color: theme.vars.palette.tokens.muted },
  '&:hover': { background: theme.vars.palette.tokens.sunken, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
})) as typeof AppLink

const Nothing = styled('p')(({ theme }) => ({
  padding: '4px 12px',
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
}))

const found = (count: number) =>
  plural(count, {
    zero: 'لا اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: 'اقتراحات',
    many: 'اقتراحًا',
    other: 'اقتراح',
  })

type Props = { query: string; onChoose: () => void }

/** Sections and countries by name, while the reader types; the search itself is a page of its own. */
export function SearchSuggestions({ query, onChoose }: Props) {
  const { sections, countries } = suggest(query)
  const count = sections.length + countries.length
  return (
    <Area>
      <VisuallyHidden role="status">{query.trim() && found(count)}</VisuallyHidden>
      {count === 0 && <Nothing>لا قسم ولا دولة بهذا الاسم.</Nothing>}
      {sections.length > 0 && (
        <Group title="الأقسام">
          {sections.map(({ id, name, icon }) => (
            <li key={id}>
              <Choice {...sectionLink(id)} onClick={onChoose}>
                <Icon icon={sectionIcons[icon]} />
                {name}
              </Choice>
            </li>
          ))}
        </Group>
      )}
      {countries.length > 0 && (
        <Group title="الدول">
          {countries.map(({ slug, name, code }) => (
            <li key={slug}>
              <Choice to="/countries/$slug" params={{ slug }} onClick={onChoose}>
                <CountryFlag code={code} size="small" />
                {name}
              </Choice>
            </li>
          ))}
        </Group>
      )}
    </Area>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
