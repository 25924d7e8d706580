import { BookOpen, MousePointerClick, Repeat, Sparkles } from 'lucide-react'
import type { AnalyticsArticle } from '@/content/admin/analytics'
import {
  analyticsArticles,
  analyticsCategories,
  engagement,
} from '@/content/admin/analyticsContent'
import { formatNumber } from '@/lib/arabic'
import { sortRows } from '@/lib/sortRows'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { DataTable } from '@/ui/table/DataTable'
import { Panel } from '@/ui/theme/Panel'
import { StatTiles } from '@/ui/theme/StatTiles'
import { BarsCard, barsBy } from './BarsCard'
import { CardExport } from './CardExport'
import { duration, percent, rateText } from './figures'
import { TabBody } from './layout'
import { articleTitleColumn } from './shareColumns'
import { statTile } from './statTile'

const note = 'عن الفترة السابقة'

const tiles = [
  statTile({
    label: 'متوسط وقت القراءة',
    icon: BookOpen,
    value: duration(engagement.avgReadTime.value),
    change: engagement.avgReadTime.change,
    write: duration,
    note,
  }),
  statTile({
    label: 'معدل التفاعل',
    icon: Sparkles,
    value: percent(engagement.engagementRate.value),
    change: engagement.engagementRate.change,
    write: percent,
    note,
  }),
  statTile({
    label: 'نسبة النقر',
    icon: MousePointerClick,
    value: percent(engagement.clickRate.value),
    change: engagement.clickRate.change,
    write: percent,
    note,
  }),
  statTile({
    label: 'معدل العودة',
    icon: Repeat,
    value: percent(engagement.returnRate.value),
    change: engagement.returnRate.change,
    write: percent,
    note,
  }),
]

const mostEngaging = sortRows(analyticsArticles, (article) => article.engagement, 'descending')

/** The fields of an article (Spec §3) that no other tab shows: engagement and comments. */
const columns: DataColumn<AnalyticsArticle>[] = [
  articleTitleColumn,
  {
    key: 'engagement',
    header: 'التفاعل',
    phoneLabel: 'التفاعل',
    cell: (article) => <bdi>{rateText(article.engagement)}</bdi>,
  },
  {
    key: 'comments',
    header: 'التعليقات',
    phoneLabel: 'التعليقات',
    cell: ({ comments }) => <bdi>{formatNumber(comments)}</bdi>,
  },
]

const bars = barsBy(analyticsCategories, (category) => category.engagement, rateText)

export function EngagementTab() {
  return (
    <TabBody>
      <StatTiles tiles={tiles} />
      <BarsCard
        title="التفاعل حسب القسم"
        name="engagement-by-section"
        headers={['القسم', 'التفاعل']}
        bars={bars}
      />
      <Panel title="الأكثر تفاعلًا" note={<CardExport title="الأكثر تفاعلًا" name="engagement" />}>
        <DataTable
          caption="الأكثر تفاعلًا"
          columns={columns}
          rows={mostEngaging}
          rowKey={({ id }) => id}
        />
      </Panel>
    </TabBody>
  )
}
