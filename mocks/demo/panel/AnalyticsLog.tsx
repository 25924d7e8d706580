import { analyticsLog } from '@mocks/demo/analyticsLog'
import { styled } from '@mui/material/styles'
import { useStore } from '@/ui/states/useStore'
import { weight } from '@/ui/theme/tokens'
import { LogSection } from './LogSection'

const Event = styled('li')(({ theme }) => ({
  direction: '/* @noflip */ltr' as 'ltr',
  textAlign: 'start',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  minBlockSize: '1.875rem',
  '& b': { fontWeight: weight.card },
  '& span': {
    textAlign: 'end',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.tokens.muted,
  },
}))

/** The analytics events of this page, newest first (D-18). */
export function AnalyticsLog() {
  const events = useStore(analyticsLog)
  return (
    <LogSection
      title="سجل التحليلات"
      count={events.length}
      empty="لم يُسجَّل أي حدث بعد."
      onClear={analyticsLog.clear}
    >
      {events.map(({ id, action, params }) => (
        <Event key={id}>
          <b>{action}</b>
          <span>{Object.values(params).map(readable).join(' · ')}</span>
        </Event>
      ))}
    </LogSection>
  )
}

/** Decodes percent-encoded Arabic in addresses. */
function readable(value: string): string {
  try {
    return decodeURI(value)
  } catch {
    return value
  }
}
