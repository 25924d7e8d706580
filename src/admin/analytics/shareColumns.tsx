import type { ExportColumn } from '@/admin/export/exportData'
import { StoryTitle } from '@/admin/StoryTitle'
import type { AnalyticsArticle, Share, TrafficSource } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ClampedText } from '@/ui/dataTable/cells'
import { ChangeSize } from '@/ui/theme/StatTiles'
import { duration, percent, withUnit } from './figures'
import { Title } from './layout'

/** The column of what the rows are about. */
export const nameColumn = <Row,>(
  header: string,
  nameOf: (row: Row) => string,
): ExportColumn<Row> => ({
  key: 'name',
  header,
  phone: 'grow',
  sort: { by: nameOf },
  cell: (row) => (
    <Title>
      <bdi>{nameOf(row)}</bdi>
    </Title>
  ),
  fields: [[header, nameOf]],
})

/** A column of one figure; on phones it has its header as a label, or it is beside the name. */
export const figureColumn = <Key extends string>(
  key: Key,
  header: string,
  write: (figure: number) => string,
  phone?: 'beside',
): ExportColumn<Readonly<Record<Key, number | null>>> => ({
  key,
  header,
  ...(phone ? { phone } : { phoneLabel: header }),
  sort: { kind: 'number', by: (row) => row[key] ?? 0 },
  cell: ({ [key]: figure }) => <bdi>{figure === null ? '—' : write(figure)}</bdi>,
  fields: [[withUnit(header, write), (row) => row[key]]],
})

export const articleTitleColumn: ExportColumn<AnalyticsArticle> = {
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
  fields: [['المقال', ({ title }) => title]],
}

/** The columns of every split: name, percentage, visitors. */
const splitColumns = <Row extends { percentage: number; visitors: number }>(
  header: string,
  nameOf: (row: Row) => string,
): ExportColumn<Row>[] => [
  nameColumn(header, nameOf),
  figureColumn('percentage', 'النسبة', percent, 'beside'),
  figureColumn('visitors', 'الزوار', formatNumber),
]

export const shareColumns = (header: string) => splitColumns<Share>(header, ({ name }) => name)

/** Spec §3, traffic source: source, percentage, visitors, growth, avgSession. */
export const sourceColumns: ExportColumn<TrafficSource>[] = [
  ...splitColumns<TrafficSource>('المصدر', ({ source }) => source),
  {
    key: 'growth',
    header: 'النمو',
    phoneLabel: 'النمو',
    cell: ({ growth }) => (
      <ChangeSize isUp={growth >= 0} isGood={growth >= 0}>
        {percent(Math.abs(growth))}
      </ChangeSize>
    ),
    fields: [[withUnit('النمو', percent), ({ growth }) => growth]],
  },
  figureColumn('avgSession', 'متوسط الجلسة', duration),
]
