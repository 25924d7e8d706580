import { styled } from '@mui/material/styles'
import type { ExportColumn } from '@/admin/export/exportData'
import { StoryTitle } from '@/admin/StoryTitle'
import type { AnalyticsArticle, Share, TrafficSource } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ClampedText } from '@/ui/dataTable/cells'
import { Fall, Icon, Rise } from '@/ui/theme/icons'
import { colors, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { duration, percent, withUnit } from './figures'
import { Title } from './layout'

const Figure = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: weight.label,
  color: colors.bad,
  '&[data-up]': { color: colors.ok },
})

/** A growth in percent: an arrow and a word give the direction, the colour only repeats it. */
function GrowthFigure({ growth }: { growth: number }) {
  const isUp = growth >= 0
  return (
    <Figure data-up={isUp || undefined}>
      <Icon icon={isUp ? Rise : Fall} size="tiny" />
      <VisuallyHidden>{isUp ? 'ارتفاع ' : 'انخفاض '}</VisuallyHidden>
      <bdi>{percent(Math.abs(growth))}</bdi>
    </Figure>
  )
}

/** The column of what the rows are about. */
export const nameColumn = <Row,>(
  header: string,
  nameOf: (row: Row) => string,
): ExportColumn<Row> => ({
  key: 'name',
  header,
  phone: 'grow',
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
    cell: ({ growth }) => <GrowthFigure growth={growth} />,
    fields: [[withUnit('النمو', percent), ({ growth }) => growth]],
  },
  figureColumn('avgSession', 'متوسط الجلسة', duration),
]
