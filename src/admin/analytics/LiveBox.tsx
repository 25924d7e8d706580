import { styled } from '@mui/material/styles'
import { liveActivity } from '@/content/admin/analyticsAudience'
import { formatNumber } from '@/lib/arabic'
import { StatusBadge } from '@/ui/theme/Badge'
import { FactRows } from '@/ui/theme/FactRows'
import { Panel } from '@/ui/theme/Panel'
import { colors, size, weight } from '@/ui/theme/tokens'
import { duration } from './figures'

const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > div': { flex: '1 1 6.5rem' },
  '& > :first-of-type': { flexBasis: '100%' },
  '& > :first-of-type dd': {
    fontSize: size.t36,
    fontWeight: weight.title,
    lineHeight: 1.2,
    color: colors.brand,
  },
  '& dt': { fontSize: size.t13, color: colors.muted },
  '& dd': { fontWeight: weight.card },
})

const Pages = styled('ul')({
  marginBlockStart: 12,
  fontSize: size.t14,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '0 12px',
    paddingBlock: 6,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& b': { fontWeight: weight.label },
})

/** The live-activity box (Spec §2): current users, active pages, average page time, top pages now. */
export function LiveBox() {
  const { visitors, activePages, avgPageTime, topPages } = liveActivity
  return (
    <Panel
      title="الآن على الموقع"
      isPadded
      note={
        <StatusBadge tone="brand" dot>
          مباشر
        </StatusBadge>
      }
    >
      <Figures>
        <FactRows
          facts={[
            ['الزوار الآن', formatNumber(visitors)],
            ['صفحات نشطة', formatNumber(activePages)],
            ['متوسط وقت الصفحة', duration(avgPageTime)],
          ]}
        />
      </Figures>
      <Pages aria-label="الصفحات الأكثر زيارة الآن">
        {topPages.map(({ path, name, visitors: here }) => (
          <li key={path}>
            <span>{name}</span>
            <b>
              <bdi>{formatNumber(here)}</bdi>
            </b>
          </li>
        ))}
      </Pages>
    </Panel>
  )
}
