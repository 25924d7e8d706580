import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useMemo, useRef } from 'react'
import { sections } from '@/content/sections'
import { plural } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import { quoted } from '@/lib/isolated'
import { RESULTS } from '@/lib/nouns'
import { SearchField } from '@/ui/fields/SearchField'
import { useDebouncedText } from '@/ui/fields/useDebouncedText'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { Answer } from '@/ui/states/Answer'
import { EmptyState } from '@/ui/states/EmptyState'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { colors, down, size, weight } from '@/ui/theme/tokens'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { type LoadSearch, loadSearch } from './loadSearch'
import { groupDescriptions, groupResults } from './resultGroups'
import { SearchPending } from './SearchPending'
import { SectionChips } from './Suggestions'
import { type GroupId, LONGEST_QUERY, shorten } from './searchAddress'
import type { SearchEngine } from './searchEngine'
import { useSearchEngine } from './useSearchEngine'

const Title = styled('div')({
  '& > div': { marginBlockEnd: 12 },
  [down.sm]: { '& > div': { marginBlockEnd: 4 } },
})

// Below the title, so that it waits for hydration (`hideUntilHydrated.ts`): a text typed before would be mixed with that of
// the address.
const Query = styled('div')({
  marginBlockEnd: 16,
  // On phones the count is only announced: «الكل» below shows it, and the results begin higher up.
  [down.sm]: { marginBlockEnd: 12, '& > [role=status]': visuallyHidden },
})

// In each state the footer is below the window, so that the next state does not move it in sight.
const Body = styled('div')({ minBlockSize: '80vh' })

const Form = styled('form')({ display: 'flex', gap: 8, maxInlineSize: '40rem' })

const Line = styled(Answer)({
  color: colors.muted,
  fontSize: size.t14,
  // The line has its height without a count, too, so that nothing moves when the count is shown.
  marginBlockStart: 12,
  minBlockSize: '1.7em',
  '& b': { color: colors.ink, fontWeight: weight.card },
})

const SearchResults = lazyWithPreload(() => import('./SearchResults'), 'SearchResults')

/** They arrive with the engine, without which there are none. */
const loadWithResults: LoadSearch = () => {
  SearchResults.preload()
  return loadSearch()
}

type Props = {
  /** the query from the address, trimmed; empty if there is none */
  q: string
  kind: GroupId | undefined
  load?: LoadSearch
}

/** `/search` (Spec §2, D-10): results of all kinds, updated while the reader types. */
export function SearchPage({ q, kind, load = loadWithResults }: Props) {
  const { text, typed: query, submit } = useSearchText(q)
  const { engine, ...loading } = useSearchEngine(load)
  const results = useMemo(() => engine?.search(query) ?? [], [engine, query])
  const groups = useMemo(() => groupResults(results), [results])
  const places = useMemo(() => engine?.places(query) ?? [], [engine, query])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  return (
    <>
      <Title>
        <PageHeader
          crumbs={[{ label: 'بحث' }]}
          title={query ? `نتائج البحث عن ${quoted(shorten(query))}` : 'البحث'}
        />
      </Title>
      <Query>
        <Form role="search" aria-label="بحث في كل الأقسام" onSubmit={onSubmit}>
          <SearchField
            text={text}
            maxLength={LONGEST_QUERY}
            label="كلمات البحث"
            placeholder="ابحث في الأخبار"
          />
          <Button type="submit" variant="contained" color="primary">
            بحث
          </Button>
        </Form>
        <ResultCount
          count={kind ? groups[kind].length : results.length}
          kind={kind}
          query={query}
          engine={query === '' ? null : engine}
        />
      </Query>
      <Body>
        {query === '' ? (
          <EmptyState
            icon={Search}
            title="عمّ تبحث؟"
            text="اكتب كلمة أو أكثر: عنوانًا أو مصدرًا أو بلدًا."
            action={<SectionChips ids={sections.map(({ id }) => id)} />}
          />
        ) : engine ? (
          <SearchResults
            isRequested
            placeholder={<SearchPending {...loading} />}
            query={query}
            groups={groups}
            places={places}
            total={results.length}
            kind={kind}
            engine={engine}
          />
        ) : (
          <SearchPending {...loading} />
        )}
      </Body>
    </>
  )
}

/** «في أي قسم» after «لا», «في جميع الأقسام» after a count. */
function sectionsText({ kind, count, engine }: CountProps): string {
  if (engine?.isPartial) return 'ما وصل'
  if (kind) return groupDescriptions[kind].inSentence
  return count === 0 ? 'أي قسم' : 'جميع الأقسام'
}

type CountProps = {
  count: number
  kind: GroupId | undefined
  query: string
  /** what has counted, or null. The element always stays in the page, so that a change of its content is announced. */
  engine: SearchEngine | null
}

/** «24 نتيجة في جميع الأقسام», announced politely after each search. */
function ResultCount(props: CountProps) {
  const [figure, noun] = plural(props.count, RESULTS).split('\u00a0')
  return (
    <Line to={[props.query, props.kind]}>
      {props.engine && (
        <>
          <b>{figure}</b>
          <span>{`${noun ? `\u00a0${noun}` : ''} في ${sectionsText(props)}.`}</span>
        </>
      )}
    </Line>
  )
}

/**
 * Synchronizes the text of the search field with the query in the address. The first text that is typed adds a history
 * entry and the following ones replace it until Enter, so that Back returns to the previous query.
 */
function useSearchText(q: string) {
  const navigate = useNavigate()
  /** the query of the present entry while typing may replace it; an empty one always may be replaced */
  const draft = useRef('')
  const { text, typed, flush } = useDebouncedText(q, write)

  function write(next: string) {
    const replace = q === '' || q === draft.current
    draft.current = next
    navigate({
      to: '/search',
      // The kind may have been chosen since the text was typed.
      search: (now) => ({ ...now, q: next || undefined }),
      replace,
      resetScroll: false,
    })
  }

  function submit() {
    const next = trimInvisible(text.get())
    // Spec §5: an empty trimmed query does nothing.
    if (!next) return
    if (next !== q) write(flush())
    draft.current = ''
  }

  return { text, typed, submit }
}
