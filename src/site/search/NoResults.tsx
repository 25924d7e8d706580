import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { formatNumber } from '@/lib/arabic'
import { quoted } from '@/lib/isolated'
import { EmptyList } from '@/ui/states/EmptyList'
import { EmptyState } from '@/ui/states/EmptyState'
import { Icon } from '@/ui/theme/icons'
import { groupDescriptions } from './resultGroups'
import { Chip, SectionChips } from './Suggestions'
import { type GroupId, shorten } from './searchAddress'
import type { SearchEngine } from './searchEngine'

/** Shows the results of one kind, or all of them. */
export function useChooseKind() {
  const navigate = useNavigate()
  return (kind: GroupId | undefined) =>
    navigate({ to: '/search', search: (now) => ({ ...now, kind }), resetScroll: false })
}

type NoneProps = { query: string; kind: GroupId; total: number }

/** The empty state of a kind, where other kinds have results. */
export function NoneOfKind({ query, kind, total }: NoneProps) {
  const choose = useChooseKind()
  return (
    <EmptyList
      icon={Search}
      title={`لا نتائج في ${groupDescriptions[kind].inSentence} عن ${quoted(shorten(query))}`}
      text="في الأنواع الأخرى ما يطابق بحثك."
      step={`كل النتائج، وعددها ${formatNumber(total)}`}
      onStep={() => choose(undefined)}
    />
  )
}

/** The empty state of the search: offers each word of the query that has results alone, and some sections. */
export function NoResults({ query, engine }: { query: string; engine: SearchEngine }) {
  const words = wordsThatFind(query, engine)
  return (
    <EmptyState
      icon={Search}
      title={`لا نتائج عن ${quoted(shorten(query))}`}
      text={
        engine.isPartial
          ? 'لم تصل بعض المواد، فقد يكون فيها ما تبحث عنه. حدّث الصفحة لإعادة المحاولة.'
          : words.length > 0
            ? 'لا شيء يجمع هذه الكلمات. جرّب واحدة منها، أو ابدأ من أحد الأقسام.'
            : 'جرّب كلمة واحدة أو تهجئة أخرى، أو ابدأ من أحد الأقسام.'
      }
      action={
        <>
          {words.map((word) => (
            <Chip key={word} to="/search" search={{ q: word }}>
              <Icon icon={Search} size="small" />
              <span>{word}</span>
            </Chip>
          ))}
          <SectionChips />
        </>
      }
    />
  )
}

const MOST_WORDS = 4

/** The words of the query, as typed, that have results when searched alone; at most four. */
export function wordsThatFind(query: string, engine: Pick<SearchEngine, 'search'>): string[] {
  const words = [...new Set(query.split(/\s+/))].slice(0, 20)
  if (words.length < 2) return []
  return words
    .filter((word) => word.length > 1 && engine.search(word, { limit: 1 }).length > 0)
    .slice(0, MOST_WORDS)
}
