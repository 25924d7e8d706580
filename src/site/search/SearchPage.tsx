import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useCallback, useMemo } from 'react'
import { quoted } from '@/lib/isolated'
import { LiveSearchField } from '@/ui/fields/SearchField'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { down } from '@/ui/theme/tokens'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { EmptyQuery } from './EmptyQuery'
import { type LoadSearch, loadSearch } from './loadSearch'
import { ResultCount } from './ResultCount'
import { groupResults } from './resultGroups'
import { SearchPending } from './SearchPending'
import { type GroupId, LONGEST_QUERY, shorten } from './searchAddress'
import { useSearchEngine } from './useSearchEngine'
import { useSearchText } from './useSearchText'

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

const SearchResults = lazyWithPreload(() =>
  import('./SearchResults').then((it) => it.SearchResults),
)
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
  const navigate = useNavigate()
  const { text, typed: query, submit } = useSearchText(q)
  const { engine, ...loading } = useSearchEngine(load)
  const results = useMemo(() => engine?.search(query) ?? [], [engine, query])
  const groups = useMemo(() => groupResults(results), [results])
  const places = useMemo(() => engine?.places(query) ?? [], [engine, query])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const chooseKind = useCallback(
    (next: GroupId | undefined) => {
      navigate({
        to: '/search',
        search: (now) => ({ ...now, kind: next }),
        resetScroll: false,
      })
    },
    [navigate],
  )

  return (
    <>
      <Title>
        <PageHeader
          crumbs={[{ label: 'الرئيسية', link: linkOptions({ to: '/' }) }, { label: 'بحث' }]}
          title={query ? `نتائج البحث عن ${quoted(shorten(query))}` : 'البحث'}
        />
      </Title>
      <Query>
        <Form role="search" aria-label="بحث في كل الأقسام" onSubmit={onSubmit}>
          <LiveSearchField
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
          <EmptyQuery />
        ) : engine ? (
          <SearchResults
            isRequested
            placeholder={<SearchPending {...loading} />}
            query={query}
            groups={groups}
            places={places}
            total={results.length}
            kind={kind}
            onKind={chooseKind}
            engine={engine}
          />
        ) : (
          <SearchPending {...loading} />
        )}
      </Body>
    </>
  )
}
