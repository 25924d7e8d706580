import type { ExportColumn } from '@/admin/export/exportData'
import type { AnalyticsArticle, AnalyticsCategory } from '@/content/admin/analytics'
import { analyticsArticles, analyticsCategories } from '@/content/admin/analyticsContent'
import { formatNumber } from '@/lib/arabic'
import { BarsCard, barsBy } from './BarsCard'
import { duration, rateText, riyals } from './figures'
import { Cards } from './layout'
import { articleTitleColumn, figureColumn, nameColumn } from './shareColumns'
import { TableCard } from './TableCard'

/** Spec §2, Content: views, read time, shares, revenue. */
const articleColumns: ExportColumn<AnalyticsArticle>[] = [
  articleTitleColumn,
  figureColumn('views', 'المشاهدات', formatNumber),
  figureColumn('readTime', 'وقت القراءة', duration),
  figureColumn('shares', 'المشاركات', formatNumber),
  figureColumn('revenue', 'الإيراد', riyals),
]

/** Spec §2, Content: articles, views, engagement, revenue. */
const categoryColumns: ExportColumn<AnalyticsCategory>[] = [
  nameColumn('القسم', ({ name }) => name),
  figureColumn('articles', 'المقالات', formatNumber),
  figureColumn('views', 'المشاهدات', formatNumber),
  figureColumn('engagement', 'التفاعل', rateText),
  figureColumn('revenue', 'الإيراد', riyals, 'beside'),
]

const bars = barsBy(analyticsCategories, ({ views }) => views, formatNumber)

/** Spec §2, Analytics, Content. */
export function ContentTab() {
  return (
    <>
      <TableCard
        title="أداء المقالات"
        name="articles"
        columns={articleColumns}
        rows={analyticsArticles}
      />
      <Cards>
        <BarsCard
          title="مشاهدات الأقسام"
          name="views"
          headers={['القسم', 'المشاهدات']}
          bars={bars}
        />
        <TableCard
          title="أداء الأقسام"
          name="sections"
          columns={categoryColumns}
          rows={analyticsCategories}
          wide
        />
      </Cards>
    </>
  )
}
