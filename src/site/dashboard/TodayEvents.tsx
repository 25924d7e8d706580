import { styled } from '@mui/material/styles'
import type { TodayEvent } from '@/content/dashboard'
import { clockTime } from '@/lib/localDay'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { colors, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const List = styled('ol')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    gap: 12,
    paddingBlock: 12,
    lineHeight: 1.6,
  },
  '& > li:first-of-type': { paddingBlockStart: 4 },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& time': { color: colors.muted, fontWeight: weight.card },
  '& .next time': { color: colors.ink, fontWeight: weight.title },
  '& .title': { fontWeight: weight.label },
  '& .place': { color: colors.muted, fontSize: size.t13 },
  // Three in a row, where their part is as wide as the page.
  '@container (min-width: 40rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 32,
    '& > li, & > li:first-of-type': { paddingBlock: '4px 12px' },
    '& > li + li': { borderBlockStart: 0 },
  },
})

/** Today's events (Spec §2). The next one is marked once the clock is known. */
export function TodayEvents({ events, now }: { events: readonly TodayEvent[]; now: Date | null }) {
  const next = now && events.find(({ time }) => time > clockTime(now))
  return (
    <List>
      {events.map((event) => (
        <li key={event.id} {...(event === next && { className: 'next' })}>
          <time dateTime={event.time}>
            <bdi>{event.time}</bdi>
          </time>
          <div>
            <p className="title">
              {event === next && <VisuallyHidden>الحدث التالي: </VisuallyHidden>}
              <span>{nbspAfterNumbers(event.title)}</span>
            </p>
            <p className="place">{nbspAfterNumbers(event.place)}</p>
          </div>
        </li>
      ))}
    </List>
  )
}
