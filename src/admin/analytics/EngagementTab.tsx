import { BookOpen, MousePointerClick, Repeat, Sparkles } from 'lucide-react'
import {
  analyticsArticles,
  analyticsCategories,
  engagement,
} from '@/content/admin/analyticsContent'
import { formatNumber } from '@/lib/arabic'
import { sortRows } from '@/lib/sortRows'
import { StatTiles } from '@/ui/theme/StatTiles'
import { BarsCard } from './BarsCard'
import { duration, percent, rateText } from './figures'
import { Cards } from './layout'
import { articleTitleColumn, figureColumn, sectionColumn } from './shareColumns'
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

const byEngagement = <Row extends { engagement: number }>(rows: readonly Row[]) =>
  sortRows(rows, (row) => row.engagement, 'descending')

const engagementColumn = figureColumn('engagement', 'التفاعل', rateText, 'beside')

/** The fields of an article (Spec §3) that no other tab shows: engagement and comments. */
const columns = [
  { ...articleTitleColumn, phone: 'grow' as const },
  engagementColumn,
  figureColumn('comments', 'التعليقات', formatNumber),
]

/** Spec §2, Analytics, Engagement. */
export const EngagementTab = () => (
  <>
    <StatTiles tiles={tiles} />
    <Cards>
      <BarsCard
        title="التفاعل حسب القسم"
        name="engagement-by-section"
        columns={[sectionColumn, engagementColumn]}
        rows={byEngagement(analyticsCategories)}
        wide
      />
      <TableCard
        title="الأكثر تفاعلًا"
        name="engagement"
        columns={columns}
        rows={byEngagement(analyticsArticles)}
      />
    </Cards>
  </>
)
