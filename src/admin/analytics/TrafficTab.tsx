import type { ExportColumn } from '@/admin/export/exportData'
import type { PagePerformance } from '@/content/admin/analytics'
import { browsers, funnel, journey, pagePerformance } from '@/content/admin/analyticsTraffic'
import { formatNumber } from '@/lib/arabic'
import { isolated, quoted } from '@/lib/isolated'
import { TwoLines } from '@/ui/dataTable/cells'
import { inHtml } from '@/ui/theme/inHtml'
import { type FunnelRow, funnelRows, greatestLoss } from './arithmetic'
import { ShareBars, shareBar } from './charts/ShareBars'
import { duration, percent, rateText, visitorCount } from './figures'
import { HoursCard } from './HoursCard'
import { JourneyList } from './JourneyList'
import { Cards, ChartNote } from './layout'
import { figureColumn, nameColumn, shareColumns } from './shareColumns'
import { ChartCard, TableCard } from './TableCard'

const browserColumns = shareColumns('المتصفح')

const browserBars = browsers.map((row) => shareBar(row, row.name))

const steps = funnelRows(funnel)

const funnelBars = steps.map((row, index) => ({
  id: row.id,
  name: `${index + 1}. ${row.step}`,
  value: row.ofFirst,
  detail: formatNumber(row.visitors),
  figure: percent(row.ofFirst),
  hint: `${visitorCount(row.visitors)}، ${isolated(percent(row.ofFirst))} من الخطوة الأولى`,
}))

const funnelColumns: ExportColumn<FunnelRow>[] = [
  nameColumn('الخطوة', ({ step }) => step),
  figureColumn('visitors', 'الزوار', formatNumber, 'beside'),
  figureColumn('ofFirst', 'من الأولى', percent),
  figureColumn('ofPrevious', 'من السابقة', percent),
]

/** Spec §2, page performance: views, bounce rate, average time, exit rate. */
const pageColumns: ExportColumn<PagePerformance>[] = [
  {
    key: 'page',
    header: 'الصفحة',
    phone: 'grow',
    cell: ({ title, path }) => <TwoLines title={title} detail={path} isDetailLtr />,
    fields: [
      ['الصفحة', ({ title }) => title],
      ['المسار', ({ path }) => path],
    ],
  },
  figureColumn('views', 'المشاهدات', formatNumber, 'beside'),
  figureColumn('bounceRate', 'معدل الارتداد', rateText),
  figureColumn('avgTime', 'متوسط الوقت', duration),
  figureColumn('exitRate', 'معدل الخروج', rateText),
]

function FunnelNote({ rows }: { rows: readonly FunnelRow[] }) {
  const last = rows.at(-1)
  const loss = greatestLoss(rows)
  if (!last || !loss) return null
  return (
    <ChartNote>
      يكمل المسار <bdi>{percent(last.ofFirst)}</bdi>{' '}
      <span>{inHtml(`من الزوار، وأكبر فقد قبل ${quoted(loss.step)}: يتابع`)}</span>{' '}
      <bdi>{percent(loss.ofPrevious ?? 0)}</bdi> فقط.
    </ChartNote>
  )
}

const pages = pagePerformance.map((page) => ({ ...page, id: page.path }))

/** Spec §2, Analytics, Traffic. */
export function TrafficTab() {
  return (
    <Cards>
      <HoursCard />
      <ChartCard title="المتصفحات" name="browsers" columns={browserColumns} rows={browsers}>
        <ShareBars rows={browserBars} />
      </ChartCard>
      <TableCard title="أداء الصفحات" name="pages" columns={pageColumns} rows={pages} wide="full" />
      <ChartCard title="مسار التحويل" name="funnel" columns={funnelColumns} rows={steps} wide>
        <FunnelNote rows={steps} />
        <ShareBars rows={funnelBars} />
      </ChartCard>
      <JourneyList steps={journey} />
    </Cards>
  )
}
