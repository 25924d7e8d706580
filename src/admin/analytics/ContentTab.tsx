import { analyticsArticles, analyticsCategories } from '@/content/admin/analyticsContent'
import { formatNumber } from '@/lib/arabic'
import { BarsCard } from './BarsCard'
import { duration, rateText, riyals } from './figures'
import { Cards } from './layout'
import { articleTitleColumn, figureColumn, sectionColumn } from './shareColumns'
import { TableCard } from './TableCard'

/** Spec §2, Content: views, read time, shares, revenue. */
const articleColumns = [
  articleTitleColumn,
  figureColumn('views', 'المشاهدات', formatNumber),
  figureColumn('readTime', 'وقت القراءة', duration),
  figureColumn('shares', 'المشاركات', formatNumber),
  figureColumn('revenue', 'الإيراد', riyals),
]

/** Spec §2, Content: articles, views, engagement, revenue. */
const categoryColumns = [
  sectionColumn,
  figureColumn('articles', 'المقالات', formatNumber),
  figureColumn('views', 'المشاهدات', formatNumber),
  figureColumn('engagement', 'التفاعل', rateText),
  figureColumn('revenue', 'الإيراد', riyals, 'beside'),
]

/** Spec §2, Analytics, Content. */
export const ContentTab = () => (
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
        columns={[sectionColumn, figureColumn('views', 'المشاهدات', formatNumber, 'beside')]}
        rows={analyticsCategories}
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
