import type { ExportColumn } from '@/admin/export/exportData'
import type { PagePerformance } from '@/content/admin/analytics'
import { browsers, funnel, pagePerformance } from '@/content/admin/analyticsTraffic'
import { formatNumber } from '@/lib/arabic'
import { isolated, quoted } from '@/lib/isolated'
import { TwoLines } from '@/ui/dataTable/cells'
import { inHtml } from '@/ui/theme/inHtml'
import { type FunnelRow, funnelRows, greatestLoss } from './arithmetic'
import { BarsCard, shareBar } from './BarsCard'
import { ShareBars } from './charts/ShareBars'
import { duration, percent, rateText, visitorCount } from './figures'
import { HoursCard } from './HoursCard'
import { JourneyList } from './JourneyList'
import { Cards, ChartNote } from './layout'
import { figureColumn, nameColumn, shareColumns } from './shareColumns'
import { TableCard } from './TableCard'

const steps = funnelRows(funnel)

const funnelBars = steps.map(({ id, step, visitors, ofFirst }, index) => ({
  id,
  name: `${index + 1}. ${step}`,
  value: ofFirst,
  detail: formatNumber(visitors),
  figure: percent(ofFirst),
  hint: `${visitorCount(visitors)}، ${isolated(percent(ofFirst))} من الخطوة الأولى`,
}))

const funnelColumns = [
  nameColumn('الخطوة', ({ step }: FunnelRow) => step),
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

const worst = greatestLoss(steps)
const funnelChart = (
  <>
    <ChartNote>
      يكمل المسار <bdi>{percent(steps.at(-1)?.ofFirst ?? 0)}</bdi>{' '}
      <span>{inHtml(`من الزوار، وأكبر فقد قبل ${quoted(worst.step)}: يتابع`)}</span>{' '}
      <bdi>{percent(worst.ofPrevious ?? 0)}</bdi> فقط.
    </ChartNote>
    <ShareBars rows={funnelBars} />
  </>
)

const pages = pagePerformance.map((page) => ({ ...page, id: page.path }))

/** Spec §2, Analytics, Traffic. */
export const TrafficTab = () => (
  <Cards>
    <HoursCard />
    <BarsCard
      title="المتصفحات"
      name="browsers"
      columns={shareColumns('المتصفح')}
      rows={browsers}
      bar={shareBar}
    />
    <TableCard title="أداء الصفحات" name="pages" columns={pageColumns} rows={pages} wide="full" />
    <TableCard
      title="مسار التحويل"
      name="funnel"
      columns={funnelColumns}
      rows={steps}
      chart={funnelChart}
      wide
    />
    <JourneyList />
  </Cards>
)
