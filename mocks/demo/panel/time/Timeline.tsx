import { describeEntry, type EntryText } from '@mocks/demo/journal/describeEntry'
import { type JournalView, readStates } from '@mocks/demo/journal/journal'
import type { Entry } from '@mocks/demo/journal/journalStore'
import { BEGINNING } from '@mocks/demo/journal/pages'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useState } from 'react'
import { Pager } from '@/ui/table/Pager'
import { radius, size, weight } from '@/ui/theme/tokens'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { Actions, EntryPoint, JumpButton } from './EntryPoint'

const PAGE_SIZE = 20

const List = styled('ol')(({ theme }) => ({
  position: 'relative',
  fontSize: size.t13,
  lineHeight: 1.6,
  // The line of time.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 12,
    insetInlineStart: 4,
    inlineSize: 1,
    background: theme.vars.palette.tokens.line,
  },
  '& > li': {
    position: 'relative',
    paddingInlineStart: 18,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 12,
      insetInlineStart: 0,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: radius.full,
      border: `2px solid ${theme.vars.palette.tokens.lineStrong}`,
      background: theme.vars.palette.tokens.paper,
    },
    '&[aria-current]::before': {
      borderColor: theme.vars.palette.tokens.brand,
      background: theme.vars.palette.tokens.brand,
    },
    // Not of the whole point: an inherited colour would style all of an open one anew at each jump.
    '&[data-undone] summary': { color: theme.vars.palette.tokens.muted },
    '& summary': {
      paddingBlock: 6,
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: radius.badge,
      overflowWrap: 'anywhere',
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: theme.vars.palette.tokens.sunken },
    },
    '& small': {
      display: 'block',
      fontSize: size.t13,
      color: theme.vars.palette.tokens.muted,
    },
    '& [data-note]': visuallyHidden,
    '& b': { fontWeight: weight.card },
  },
}))

/** The entries, the newest first, down to the beginning, in pages: a jump among a thousand would render all of them. */
export function Timeline({ view }: { view: JournalView }) {
  const { entries, head } = view
  const [chosen, setChosen] = useState<{ page: number; point: number } | null>(null)
  const pageCount = pageOf(BEGINNING, entries)
  // After a jump, the page of the current point.
  const isChosen = chosen?.point === head.point && chosen.page <= pageCount
  const page = isChosen ? chosen.page : pageOf(head.point, entries)
  const shown = useMemo(() => entriesOn(page, entries), [page, entries])
  const texts = useEntryTexts(shown, entries)
  return (
    <section aria-label="خط الزمن">
      <List>
        {shown.toReversed().map((entry) => (
          <EntryPoint
            key={entry.id}
            entry={entry}
            text={texts.get(entry.id)}
            isCurrent={entry.id === head.point}
            isUndone={entry.id > head.point}
          />
        ))}
        {page === pageCount && (
          <li aria-current={head.point === BEGINNING ? 'step' : undefined}>
            <details>
              <summary>
                <b>البداية</b>
                <small>البيانات كما هي في الأصل</small>
              </summary>
              <Actions>
                <JumpButton point={BEGINNING} isCurrent={head.point === BEGINNING} name="البداية" />
              </Actions>
            </details>
          </li>
        )}
      </List>
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          label="صفحات السجل"
          onPageChange={(next) => setChosen({ page: next, point: head.point })}
        />
      )}
    </section>
  )
}

/** The page of a point, from 1. The beginning is on the page of the oldest entry. */
function pageOf(point: number, entries: readonly Entry[]): number {
  const newer = entries.filter(({ id }) => id > point).length
  return Math.floor(Math.max(0, Math.min(newer, entries.length - 1)) / PAGE_SIZE) + 1
}

/** In their order. */
function entriesOn(page: number, entries: readonly Entry[]): readonly Entry[] {
  const end = entries.length - (page - 1) * PAGE_SIZE
  return entries.slice(Math.max(0, end - PAGE_SIZE), end)
}

/** The sentences of the shown entries, by their ids. They come a moment later, because they need the data of their points. */
function useEntryTexts(
  shown: readonly Entry[],
  entries: readonly Entry[],
): ReadonlyMap<number, EntryText> {
  const [texts, setTexts] = useState<ReadonlyMap<number, EntryText>>(new Map())
  useEffect(() => {
    let isCurrent = true
    const missing = shown.filter(({ id }) => !texts.has(id))
    if (missing.length > 0)
      void Promise.all(missing.map((entry) => describe(entry, entries))).then((all) => {
        if (isCurrent) setTexts(new Map([...texts, ...all]))
      })
    return () => {
      isCurrent = false
    }
  }, [shown, entries, texts])
  return texts
}

async function describe(entry: Entry, entries: readonly Entry[]): Promise<[number, EntryText]> {
  const earlier = entries.findLast(({ id }) => id < entry.id)?.id ?? BEGINNING
  const [before = {}, after = {}] = await readStates([earlier, entry.id])
  return [entry.id, await describeEntry(entry, before, after)]
}
