import type { AnalyticsArticle, AnalyticsCategory } from '@/content/admin/analytics'
import { analyticsArticles, analyticsCategories } from '@/content/admin/analyticsContent'
import { formatNumber } from '@/lib/arabic'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { BarsCard, barsBy } from './BarsCard'
import { duration, rateText, riyals } from './figures'
import { Cards, Place, TabBody, Title } from './layout'
import { articleTitleColumn, figureColumn } from './shareColumns'
import { TableCard } from './TableCard'

/** Spec §2, Content: views, read time, shares, revenue. */
const articleColumns: DataColumn<AnalyticsArticle>[] = [
  articleTitleColumn,
  figureColumn('views', 'المشاهدات', formatNumber),
  figureColumn('readTime', 'وقت القراءة', duration),
  figureColumn('shares', 'المشاركات', formatNumber),
  {
    key: 'revenue',
    header: 'الإيراد',
    phoneLabel: 'الإيراد',
    cell: ({ revenue }) => riyals(revenue),
  },
]

/** Spec §2, Content: articles, views, engagement, revenue. */
const categoryColumns: DataColumn<AnalyticsCategory>[] = [
  { key: 'name', header: 'القسم', phone: 'grow', cell: ({ name }) => <Title>{name}</Title> },
  figureColumn('articles', 'المقالات', formatNumber),
  figureColumn('views', 'المشاهدات', formatNumber),
  figureColumn('engagement', 'التفاعل', rateText),
  {
    key: 'revenue',
    header: 'الإيراد',
    phone: 'beside',
    cell: ({ revenue }) => riyals(revenue),
  },
]

const bars = barsBy(analyticsCategories, ({ views }) => views, formatNumber)

/** Spec §2, Analytics, Content. */
export function ContentTab() {
  return (
    <TabBody>
      <TableCard
        title="أداء المقالات"
        name="articles"
        columns={articleColumns}
        rows={analyticsArticles}
        rowKey={({ id }) => id}
      />
      <Cards>
        <Place>
          <BarsCard
            title="مشاهدات الأقسام"
            name="views"
            headers={['القسم', 'المشاهدات']}
            bars={bars}
          />
        </Place>
        <Place data-wide>
          <TableCard
            title="أداء الأقسام"
            name="sections"
            columns={categoryColumns}
            rows={analyticsCategories}
            rowKey={({ id }) => id}
          />
        </Place>
      </Cards>
    </TabBody>
  )
}
