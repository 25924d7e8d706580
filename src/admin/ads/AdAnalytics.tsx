import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { ChartColumn } from 'lucide-react'
import { sizeTypeName } from '@/content/admin/adCatalogue'
import { adsByPage, adsBySizeType, adTotals } from '@/content/admin/adsFigures'
import { counted, plural } from '@/lib/arabic'
import { EmptyState } from '@/ui/states/EmptyState'
import { Panel } from '@/ui/theme/Panel'
import { size, weight } from '@/ui/theme/tokens'
import { ADS } from './adFormat'
import type { ListedAd } from './adList'

const ShareList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 12px',
    fontSize: size.t14,
  },
  '& b': { flex: '1 1 8rem', fontWeight: weight.label, overflowWrap: 'anywhere' },
  '& small': {
    marginInlineStart: 4,
    fontSize: size.t13,
    fontWeight: weight.text,
    color: theme.vars.palette.tokens.muted,
  },
  '& strong': { fontWeight: weight.card, fontVariantNumeric: 'tabular-nums' },
}))

const ShareBar = styled('span')(({ theme }) => ({
  flexBasis: '100%',
  blockSize: 8,
  overflow: 'hidden',
  borderRadius: 4,
  background: theme.vars.palette.tokens.track,
  '& > i': {
    display: 'block',
    blockSize: '100%',
    borderRadius: 4,
    background: theme.vars.palette.tokens.chart2,
  },
  'li:first-of-type > & > i': { background: theme.vars.palette.tokens.chart1 },
}))

type Row = { key: string; name: string; detail: string; value: number; text: string }

const IMPRESSIONS = counted('ظهور واحد', 'ظهوران', 'مرات ظهور', 'ظهورًا', 'ظهور', 'لا ظهور')
const CLICKS = counted('نقرة واحدة', 'نقرتان', 'نقرات', 'نقرة', 'نقرة', 'لا نقرات')

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** The analytics tab (Spec §2): impressions and ads per page, clicks and ads per type of size. */
export function AdAnalytics({ ads }: { ads: readonly ListedAd[] }) {
  if (ads.length === 0)
    return (
      <Card>
        <EmptyState
          icon={ChartColumn}
          title="لا توجد أرقام بعد"
          text="أضف إعلانًا لتظهر أرقامه هنا."
        />
      </Card>
    )
  const { impressions, clicks } = adTotals(ads)
  return (
    <Columns>
      <Panel title="الظهور حسب الصفحة" note={`الإجمالي ${plural(impressions, IMPRESSIONS)}`}>
        <AdShareBars
          rows={adsByPage(ads).map(({ page, name, count, impressions }) => ({
            key: page,
            name,
            detail: plural(count, ADS),
            value: impressions,
            text: plural(impressions, IMPRESSIONS),
          }))}
        />
      </Panel>
      <Panel title="النقرات حسب نوع المقاس" note={`الإجمالي ${plural(clicks, CLICKS)}`}>
        <AdShareBars
          rows={adsBySizeType(ads).map(({ type, count, clicks }) => ({
            key: type,
            name: sizeTypeName(type),
            detail: plural(count, ADS),
            value: clicks,
            text: plural(clicks, CLICKS),
          }))}
        />
      </Panel>
    </Columns>
  )
}

/**
 * The parts of a whole, each with a figure and a bar for its share. The bar is decorative: the
 * figure carries the information.
 */
function AdShareBars({ rows }: { rows: readonly Row[] }) {
  const whole = rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <ShareList>
      {rows.map(({ key, name, detail, value, text }) => (
        <li key={key}>
          <b>
            <span>{name}</span> <small>{detail}</small>
          </b>
          <strong>{text}</strong>
          <ShareBar aria-hidden data-bar="whole">
            <i
              data-bar="part"
              style={{ inlineSize: `${whole > 0 ? (value / whole) * 100 : 0}%` }}
            />
          </ShareBar>
        </li>
      ))}
    </ShareList>
  )
}
