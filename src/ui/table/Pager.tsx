import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { ChevronBack, ChevronForward, Icon } from '@/ui/theme/icons'
import { inRows, muted13 } from '@/ui/theme/surface'
import { colors, down, up } from '@/ui/theme/tokens'

/**
 * Returns the page numbers that a pager shows: all of them up to seven; otherwise the first, the last, and the
 * current one with its neighbours. `gap` replaces the omitted numbers. Pages count from 1.
 */
export function pagesShown(page: number, pageCount: number): (number | 'gap')[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= 7) return all
  const shown = all.filter((n) => n === 1 || n === pageCount || Math.abs(n - page) <= 1)
  return shown.flatMap((n, index) => {
    const leftOut = n - (shown[index - 1] ?? 0) - 1
    if (leftOut === 0) return [n]
    // A gap is as wide as a number, so a single omitted number is shown instead.
    return leftOut === 1 ? [n - 1, n] : (['gap', n] as const)
  })
}

/**
 * The page of a list that is asked for, or the last one. Pages count from 1; without items there is one, which is empty.
 * `first` and `last` are the places of its items in the list, from 1.
 */
export function pageOf<Item>(items: readonly Item[], asked: number, size: number) {
  const pageCount = Math.ceil(items.length / size) || 1
  const page = Math.min(asked, pageCount)
  const start = (page - 1) * size
  const shown = items.slice(start, start + size)
  return { page, pageCount, items: shown, first: start + 1, last: start + shown.length }
}

const Bar = styled('nav')({
  ...inRows,
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 12,
  paddingInline: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  ...muted13,
  [up.md]: { paddingInline: 20 },
})

const Steps = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 })

const Step = styled(Button)({
  gap: 8,
  minInlineSize: '2.25rem',
  '&[aria-disabled=true]': {
    background: 'transparent',
    color: colors.muted,
    cursor: 'not-allowed',
  },
})

const Numbers = styled('div')({
  display: 'contents',
  '&[data-many]': { [down.md]: { display: 'none' } },
})

const PageNumber = styled(Step)({
  paddingInline: 4,
  background: 'transparent',
  '&:hover:not([aria-disabled=true])': { background: colors.sunken },
  '&[aria-current], &[aria-current]:hover': {
    background: colors.brandSoft,
    color: colors.onBrandSoft,
  },
})

const Wide = styled('span')({
  [down.md]: { display: 'none' },
})

type Props = {
  /** from 1 */
  page: number
  pageCount: number
  /** the pages after this one are empty: their buttons are disabled */
  filledPages?: number
  onPageChange: (page: number) => void
  /** the text at the start, announced politely when it changes; defaults to «الصفحة 1 من 2» */
  summary?: ReactNode
  /** the landmark's name, for a screen with two pagers */
  label?: string
}

/**
 * The foot of a table's card: the current page, previous, page numbers, next. At the first or last page the
 * button stays focusable, so that it does not lose the focus, and its tooltip says why it does nothing.
 */
export function Pager(props: Props) {
  const { page, pageCount, filledPages = pageCount, onPageChange, summary } = props
  /** A button that moves to a page; `idle` says why it does nothing. */
  const move = (to: number, label: string, idle: string, content: ReactNode, Look = PageNumber) => (
    <Tooltip key={label} title={idle} describeChild>
      <Look
        variant="contained"
        size="small"
        aria-label={label}
        aria-current={to === page ? 'page' : undefined}
        aria-disabled={idle !== ''}
        onClick={() => !idle && onPageChange(to)}
      >
        {content}
      </Look>
    </Tooltip>
  )
  const back = (
    <>
      <Icon icon={ChevronBack} size="small" />
      <Wide>السابقة</Wide>
    </>
  )
  const forward = (
    <>
      <Wide>التالية</Wide>
      <Icon icon={ChevronForward} size="small" />
    </>
  )
  const noNext = page >= pageCount ? 'هذه آخر صفحة' : 'الصفحة التالية فارغة'
  return (
    <Bar aria-label={props.label ?? 'الصفحات'}>
      <p role="status">
        {summary ?? (
          <span>
            الصفحة <bdi>{page}</bdi> من <bdi>{pageCount}</bdi>
          </span>
        )}
      </p>
      <Steps>
        {move(page - 1, 'السابقة', page > 1 ? '' : 'هذه أول صفحة', back, Step)}
        <Numbers data-many={pageCount > 3 || undefined}>
          {pagesShown(page, pageCount).map((shown, index, all) =>
            shown === 'gap' ? (
              <span key={`gap after ${all[index - 1]}`} aria-hidden>
                …
              </span>
            ) : (
              move(
                shown,
                `الصفحة ${shown}`,
                shown > filledPages ? 'هذه الصفحة فارغة' : '',
                <span>{shown}</span>,
              )
            ),
          )}
        </Numbers>
        {move(page + 1, 'التالية', page < filledPages ? '' : noNext, forward, Step)}
      </Steps>
    </Bar>
  )
}
