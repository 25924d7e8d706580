import { StoryTitle } from '@/admin/StoryTitle'
import type { AnalyticsArticle, Share, TrafficSource } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ClampedText } from '@/ui/dataTable/cells'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { duration, percent } from './figures'
import { GrowthFigure } from './GrowthFigure'
import { Title } from './layout'

/** A column of one figure; on phones it has its header as a label, or it is beside the name. */
export const figureColumn = <Key extends string>(
  key: Key,
  header: string,
  write: (figure: number) => string,
  phone?: 'beside',
): DataColumn<Readonly<Record<Key, number>>> => ({
  key,
  header,
  ...(phone ? { phone } : { phoneLabel: header }),
  cell: (row) => <bdi>{write(row[key])}</bdi>,
})

export const articleTitleColumn: DataColumn<AnalyticsArticle> = {
  key: 'title',
  header: 'المقال',
  phone: 'wide',
  cell: ({ title, link }) => (
    <ClampedText dir="auto">
      <Title>
        <StoryTitle link={link}>{nbspAfterNumbers(title)}</StoryTitle>
      </Title>
    </ClampedText>
  ),
}

/** The columns of every split: name, percentage, visitors. */
const splitColumns = <Row extends { percentage: number; visitors: number }>(
  header: string,
  nameOf: (row: Row) => string,
): DataColumn<Row>[] => [
  { key: 'name', header, phone: 'grow', cell: (row) => <Title>{nameOf(row)}</Title> },
  figureColumn('percentage', 'النسبة', percent, 'beside'),
  figureColumn('visitors', 'الزوار', formatNumber),
]

export const shareColumns = (header: string) => splitColumns<Share>(header, ({ name }) => name)

/** Spec §3, traffic source: source, percentage, visitors, growth, avgSession. */
export const sourceColumns: DataColumn<TrafficSource>[] = [
  ...splitColumns<TrafficSource>('المصدر', ({ source }) => source),
  {
    key: 'growth',
    header: 'النمو',
    phoneLabel: 'النمو',
    cell: ({ growth }) => <GrowthFigure growth={growth} />,
  },
  figureColumn('avgSession', 'متوسط الجلسة', duration),
]
