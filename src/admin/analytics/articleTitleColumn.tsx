import { StoryTitle } from '@/admin/StoryTitle'
import type { AnalyticsArticle } from '@/content/admin/analytics'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ClampedText } from '@/ui/dataTable/cells'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { Title } from './layout'

/** The first column of every table of articles. */
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
