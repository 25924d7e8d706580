import { styled } from '@mui/material/styles'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { StoryTitle } from '@/admin/StoryTitle'
import type { AnalyticsArticle, Share, TrafficSource } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ClampedText } from '@/ui/dataTable/cells'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { Icon } from '@/ui/theme/icons'
import { weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { duration, percent } from './figures'
import { Title } from './layout'

const Figure = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: weight.label,
  color: theme.vars.palette.tokens.bad,
  '&[data-up]': { color: theme.vars.palette.tokens.ok },
}))

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

/** A growth in percent: an arrow and a word give the direction, the colour only repeats it. */
function GrowthFigure({ growth }: { growth: number }) {
  const isUp = growth >= 0
  return (
    <Figure data-up={isUp || undefined}>
      <Icon icon={isUp ? TrendingUp : TrendingDown} size="tiny" />
      <VisuallyHidden>{isUp ? 'ارتفاع ' : 'انخفاض '}</VisuallyHidden>
      <bdi>{percent(Math.abs(growth))}</bdi>
    </Figure>
  )
}
