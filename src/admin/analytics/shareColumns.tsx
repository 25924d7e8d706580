import type { ExportColumn } from '@/admin/export/exportData'
import { StoryTitle } from '@/admin/StoryTitle'
import type {
  AnalyticsArticle,
  AnalyticsCategory,
  Share,
  Sponsor,
  TrafficSource,
} from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ClampedText } from '@/ui/dataTable/cells'
import { ChangeSize } from '@/ui/theme/StatTiles'
import { duration, percent, withUnit } from './figures'
import { Title } from './layout'

/** A column that also says what its cells are as text. */
export type TextColumn<Row> = ExportColumn<Row> & { textOf: (row: Row) => string }
export type FigureColumn<Row> = Omit<TextColumn<Row>, 'sort'> & {
  sort: { kind: 'number'; by: (row: Row) => number }
}

/** The column of what the rows are about. */
export const nameColumn = <Row,>(
  header: string,
  textOf: (row: Row) => string,
): TextColumn<Row> => ({
  key: 'name',
  header,
  textOf,
  phone: 'grow',
  sort: { by: textOf },
  cell: (row) => (
    <Title>
      <bdi>{textOf(row)}</bdi>
    </Title>
  ),
  fields: [[header, textOf]],
})

/** A column of one figure; on phones it has its header as a label, or it is beside the name. */
export function figureColumn<Key extends string | number>(
  key: Key,
  header: string,
  write: (figure: number) => string,
  phone?: 'beside',
): FigureColumn<Readonly<Record<Key, number | null>>> {
  const textOf = ({ [key]: figure }: Readonly<Record<Key, number | null>>) =>
    figure === null ? '—' : write(figure)
  return {
    key: String(key),
    header,
    textOf,
    ...(phone ? { phone } : { phoneLabel: header }),
    sort: { kind: 'number', by: (row) => row[key] ?? 0 },
    cell: (row) => <bdi>{textOf(row)}</bdi>,
    fields: [[withUnit(header, write), (row) => row[key]]],
  }
}

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

export const periodColumn = nameColumn('الفترة', ({ id }: { id: string }) => id)
export const sponsorColumn = nameColumn('الراعي', ({ name }: Sponsor) => name)
export const sectionColumn = nameColumn('القسم', ({ name }: AnalyticsCategory) => name)

/** The figures of every split. */
const SHARE_COLUMNS = [
  figureColumn('percentage', 'النسبة', percent, 'beside'),
  figureColumn('visitors', 'الزوار', formatNumber),
] as const

/** Spec §3, devices, countries, browsers: name, percentage, visitors. */
export const shareColumns = (header: string) =>
  [nameColumn(header, ({ name }: Share) => name), ...SHARE_COLUMNS] as const

const growthColumn: ExportColumn<TrafficSource> = {
  ...figureColumn('growth', 'النمو', percent),
  cell: ({ growth }) => (
    <ChangeSize isUp={growth >= 0} isGood={growth >= 0}>
      {percent(Math.abs(growth))}
    </ChangeSize>
  ),
}

/** Spec §3, traffic source: source, percentage, visitors, growth, avgSession. */
export const sourceColumns = [
  nameColumn('المصدر', ({ source }: TrafficSource) => source),
  ...SHARE_COLUMNS,
  growthColumn,
  figureColumn('avgSession', 'متوسط الجلسة', duration),
] as const
