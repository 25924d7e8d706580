import { memo } from 'react'
import { counted, plural } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import type { SearchEngineState } from '@/site/search/useSearchEngine'
import { sectionIcons } from '@/site/sections/sectionIcons'
import { sectionLink } from '@/site/sections/sectionLinks'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { HiddenAnswer } from '@/ui/states/Answer'
import { Icon } from '@/ui/theme/icons'
import { LiveResults } from './LiveResults'
import { ResultChoice } from './ResultChoice'
import { suggest } from './suggest'
import { Area, Choice, Group, Nothing } from './suggestionParts'

const found = (count: number) =>
  plural(count, counted('اقتراح واحد', 'اقتراحان', 'اقتراحات', 'اقتراحًا', 'اقتراح', 'لا اقتراحات'))

/** A short list; Enter shows all results. */
const FIRST_RESULTS = 6
const MOST_PLACES = 3

type Props = { query: string; search: SearchEngineState }

/**
 * The suggestions while the reader types: the sections and countries that the query names, the
 * first results, then the sections and countries whose names contain it (Spec §2, D-10). Memoized,
 * so that a letter does not render it before its results are computed.
 */
export const SearchSuggestions = memo(function SearchSuggestions(props: Props) {
  const { query, search } = props
  const places = search.engine?.places(query).slice(0, MOST_PLACES) ?? []
  const suggested = suggest(query)
  const isElsewhere = ({ name }: { name: string }) => !places.some(({ title }) => title === name)
  const sections = suggested.sections.filter(isElsewhere)
  const countries = suggested.countries.filter(isElsewhere)
  const results =
    search.engine?.search(query, {
      limit: FIRST_RESULTS,
      // Those are already listed by name above and below.
      where: ({ kind }) => kind !== 'section' && kind !== 'country',
    }) ?? []
  const count = places.length + results.length + sections.length + countries.length
  const isAsked = trimInvisible(query) !== ''
  const isComplete = search.engine !== null
  return (
    <Area>
      <HiddenAnswer to={[query]}>{isAsked && isComplete && found(count)}</HiddenAnswer>
      {places.length > 0 && (
        <Group title="أقسام ودول بهذا الاسم">
          {places.map((item) => (
            <ResultChoice key={item.id} item={item} query={query} />
          ))}
        </Group>
      )}
      {isAsked && <LiveResults query={query} results={results} search={search} />}
      {isComplete && count === 0 && (
        <Nothing>
          {search.engine?.isPartial
            ? 'لا نتائج فيما وصل، وبعض المواد لم يصل.'
            : 'لا نتائج بهذه الكلمات. جرّب كلمة واحدة أو تهجئة أخرى.'}
        </Nothing>
      )}
      {sections.length > 0 && (
        <Group title="الأقسام" isGrid>
          {sections.map(({ id, name, icon }) => (
            <li key={id}>
              <Choice {...sectionLink(id)}>
                <Icon icon={sectionIcons[icon]} />
                <span>{name}</span>
              </Choice>
            </li>
          ))}
        </Group>
      )}
      {countries.length > 0 && (
        <Group title="الدول" isGrid>
          {countries.map(({ slug, name, code }) => (
            <li key={slug}>
              <Choice to="/countries/$slug" params={{ slug }}>
                <CountryFlag code={code} size="small" />
                <span>{name}</span>
              </Choice>
            </li>
          ))}
        </Group>
      )}
    </Area>
  )
})
