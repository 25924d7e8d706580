import { styled } from '@mui/material/styles'
import { journey } from '@/content/admin/analyticsTraffic'
import { Panel } from '@/ui/theme/Panel'
import { muted13 } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { duration, percent } from './figures'

const Steps = styled('ol')({
  padding: 20,
  fontSize: size.t14,
  '& li': { position: 'relative', display: 'flex', gap: 12, paddingBlockEnd: 16 },
  '& li:last-of-type': { paddingBlockEnd: 0 },
  // The line from each step to the next.
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(0.875rem - 0.5px)',
    insetBlock: '1.75rem 0',
    inlineSize: 1,
    background: colors.line,
  },
  '& b': { fontWeight: weight.label },
  '& p': { ...muted13, lineHeight: 1.6 },
})

const Dot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
  background: colors.sunken,
  ...muted13,
  fontWeight: weight.label,
})

/** The user-journey list (Spec §2, Traffic): the steps of visitors in order, and how many reach each. */
export const JourneyList = () => (
  <Panel title="رحلة المستخدم">
    <Steps>
      {journey.map(({ id, step, percentage, avgTime }, index) => (
        <li key={id}>
          <Dot aria-hidden>{index + 1}</Dot>
          <div>
            <b>{step}</b>
            <p>
              <bdi>{percent(percentage)}</bdi> من الزوار · متوسط الوقت{' '}
              <bdi>{duration(avgTime)}</bdi>
            </p>
          </div>
        </li>
      ))}
    </Steps>
  </Panel>
)
