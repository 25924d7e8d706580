import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { countries } from '@/content/countries'
import type { SearchItem } from '@/content/searchItem'
import { sections } from '@/content/sections'
import { counted, foldExceptHamza, plural, spellingPattern } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import type { SearchEngineState } from '@/site/search/useSearchEngine'
import { sectionLink } from '@/site/sections/sectionLinks'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { sectionIcons } from '@/ui/news/sectionIcons'
import { HiddenAnswer } from '@/ui/states/Answer'
import { RetryButton } from '@/ui/states/ErrorState'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { SkeletonLines } from '@/ui/states/Skeleton'
import { Icon } from '@/ui/theme/icons'
import { inRows } from '@/ui/theme/surface'
import { Area, Choice, Group, Nothing, ResultChoice } from './suggestionParts'

const Waiting = styled('div')({ position: 'relative', padding: '12px 12px 8px' })

const Failed = styled('div')({ ...inRows, gap: 8, paddingBlock: 8 })

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
      <Group title="أقسام ودول بهذا الاسم">
        {places.map((item) => (
          <ResultChoice key={item.id} item={item} query={query} />
        ))}
      </Group>
      {isAsked && <LiveResults query={query} results={results} search={search} />}
      {isComplete && count === 0 && (
        <Nothing>
          {search.engine?.isPartial
            ? 'لا نتائج فيما وصل، وبعض المواد لم يصل.'
            : 'لا نتائج بهذه الكلمات. جرّب كلمة واحدة أو تهجئة أخرى.'}
        </Nothing>
      )}
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
    </Area>
  )
})

function LiveResults({ query, results, search }: Props & { results: readonly SearchItem[] }) {
  if (search.hasFailed) {
    return (
      <Failed role="alert">
        <Nothing>تعذّر تحميل البحث.</Nothing>
        <RetryButton onRetry={search.retry} isRetrying={search.isRetrying} />
      </Failed>
    )
  }
  if (!search.engine) {
    return (
      <Waiting>
        <LoadingSpinner label="جارٍ تحميل البحث" />
        <SkeletonLines />
      </Waiting>
    )
  }
  return (
    <Group title="نتائج">
      {results.map((item) => (
        <ResultChoice key={item.id} item={item} query={query} />
      ))}
    </Group>
  )
}

// Without «breaking», which is the home page itself.
const places = sections.filter(({ id }) => id !== 'breaking')

/**
 * The sections and countries whose name contains the query, ignoring Arabic spelling variants
 * (D-10); names that start with it come first. An empty query returns all sections and no country.
 */
function suggest(query: string) {
  if (!foldExceptHamza(query)) return { sections: places, countries: [] }
  const wanted = spellingPattern(query)
  const found = <Place extends { name: string }>(all: readonly Place[]) => {
    const place = ({ name }: Place) => foldExceptHamza(name).search(wanted)
    const begun = all.filter((one) => place(one) === 0)
    const inside = all.filter((one) => place(one) > 0)
    return [...begun, ...inside]
  }
  return { sections: found(places), countries: found(countries) }
}
