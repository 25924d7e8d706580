import type { EntryText } from '@mocks/journal/describeEntry'
import type { JournalView } from '@mocks/journal/journal'
import type { Entry } from '@mocks/journal/journalStore'
import { BEGINNING } from '@mocks/journal/pages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo, useMemo, useState } from 'react'
import { radius, size, weight } from '@/ui/theme/tokens'
import { visuallyHidden } from '@/ui/VisuallyHidden'
import { Actions, EntryPoint, JumpButton } from './EntryPoint'
import { useEntryTexts } from './useEntryTexts'

const PAGE_SIZE = 30

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
  // Here and not as a part of its own: a jump may render a thousand.
  '& > li': {
    position: 'relative',
    paddingInlineStart: 18,
    // The browser lays out and paints only the points in sight: there may be a thousand.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 56px',
    // For the focus ring.
    overflowClipMargin: '4px',
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
    '&[data-undone]': { color: theme.vars.palette.tokens.muted },
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
    '& mark': {
      paddingInline: 6,
      borderRadius: radius.badge,
      background: theme.vars.palette.tokens.brandSoft,
      color: theme.vars.palette.tokens.onBrandSoft,
      fontWeight: weight.label,
    },
  },
}))

/** The entries, the newest first, down to the beginning. */
export function Timeline({ view }: { view: JournalView }) {
  const { entries, head } = view
  const [pages, setPages] = useState(1)
  const shown = useMemo(() => entries.slice(-PAGE_SIZE * pages), [entries, pages])
  const chunks = useMemo(() => chunksOf(shown.toReversed()), [shown])
  const texts = useEntryTexts(view, shown)
  const hasMore = shown.length < entries.length
  return (
    <section aria-label="خط الزمن">
      <List>
        {chunks.map(([chunk, own]) => (
          <Chunk key={chunk} entries={own} texts={texts} point={pointIn(own, head.point)} />
        ))}
        {!hasMore && (
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
      {hasMore && (
        <Button size="small" variant="text" onClick={() => setPages(pages + 1)}>
          أقدم
        </Button>
      )}
    </section>
  )
}

type ChunkProps = {
  entries: readonly Entry[]
  texts: ReadonlyMap<number, EntryText>
  point: number
}

/** Entries that follow each other. Where a jump leads over none of them, it renders none. */
const Chunk = memo(function Chunk({ entries, texts, point }: ChunkProps) {
  return entries.map((entry) => (
    <EntryPoint
      key={entry.id}
      entry={entry}
      text={texts.get(entry.id)}
      isCurrent={entry.id === point}
      isUndone={entry.id > point}
    />
  ))
})

/** By their ids, so that a new entry changes one chunk. */
const chunksOf = (entries: readonly Entry[]) =>
  Array.from(Map.groupBy(entries, ({ id }) => Math.floor(id / PAGE_SIZE)))

/** The current point as these entries, the newest first, need it: all points above them are the same, and all below. */
function pointIn(entries: readonly Entry[], point: number): number {
  if (point > (entries[0]?.id ?? 0)) return Number.POSITIVE_INFINITY
  return point < (entries.at(-1)?.id ?? 0) ? BEGINNING : point
}
