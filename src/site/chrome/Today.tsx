import { styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { formatToday } from '@/lib/dates'
import { waitsFor } from '@/ui/states/useSaved'
import { colors, size } from '@/ui/theme/tokens'
import { useNow } from '@/ui/theme/useNow'

/** Its size is reserved from the first paint, so that nothing moves when the date appears. */
const DateText = styled('p')({
  display: 'none',
  // Not with large text, which needs the room for the sections.
  '@container (min-width: 80rem)': {
    // Where it has no room it is on a second line, which is not seen: beside a long name of the site the sections go first.
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1000 1 0',
    maxInlineSize: '11rem',
    blockSize: '1.5rem',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '&::before': { content: '""', inlineSize: 1, blockSize: '1.5rem' },
    color: colors.muted,
    fontSize: size.t14,
    lineHeight: '1.5rem',
    // The front page has it beside its title.
    '&[data-front]': { display: 'none' },
  },
})

export function Today() {
  const now = useNow()
  const isFront = useRouterState({ select: ({ location }) => location.pathname === '/' })
  return (
    // It is beside the name of the site, whose length moves it.
    <DateText {...waitsFor('systemSettings')} data-front={isFront || undefined}>
      {now && formatToday(now)}
    </DateText>
  )
}
