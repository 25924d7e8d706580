import { BookOpen, MousePointerClick, Repeat, Sparkles } from 'lucide-react'
import type { ExportColumn } from '@/admin/export/exportData'
import type { AnalyticsArticle } from '@/content/admin/analytics'
import {
  analyticsArticles,
  analyticsCategories,
  engagement,
} from '@/content/admin/analyticsContent'
import { formatNumber } from '@/lib/arabic'
import { sortRows } from '@/lib/sortRows'
import { StatTiles } from '@/ui/theme/StatTiles'
import { BarsCard, barsBy } from './BarsCard'
import { duration, percent, rateText } from './figures'
import { Cards } from './layout'
import { articleTitleColumn, figureColumn } from './shareColumns'
import { statTile } from './statTile'
import { TableCard } from './TableCard'

const note = 'عن الفترة السابقة'
const PERCENT = { show: percent, note }

const tiles = [
  statTile('متوسط القراءة', BookOpen, engagement.avgReadTime, { show: duration, note }),
  statTile('معدل التفاعل', Sparkles, engagement.engagementRate, PERCENT),
  statTile('نسبة النقر', MousePointerClick, engagement.clickRate, PERCENT),
  statTile('معدل العودة', Repeat, engagement.returnRate, PERCENT),
]

const mostEngaging = sortRows(analyticsArticles, (article) => article.engagement, 'descending')

/** The fields of an article (Spec §3) that no other tab shows: engagement and comments. */
const columns: ExportColumn<AnalyticsArticle>[] = [
  { ...articleTitleColumn, phone: 'grow' },
  figureColumn('engagement', 'التفاعل', rateText, 'beside'),
  figureColumn('comments', 'التعليقات', formatNumber),
]

const bars = barsBy(analyticsCategories, (category) => category.engagement, rateText)

/** Spec §2, Analytics, Engagement. */
export function EngagementTab() {
  return (
    <>
      <StatTiles tiles={tiles} />
      <Cards>
        <BarsCard
          title="التفاعل حسب القسم"
          name="engagement-by-section"
          headers={['القسم', 'التفاعل']}
          bars={bars}
          wide
        />
        <TableCard title="الأكثر تفاعلًا" name="engagement" columns={columns} rows={mostEngaging} />
      </Cards>
    </>
  )
}
