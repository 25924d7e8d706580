import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { type DashboardArticle, dashboardStoryLink } from '@/content/dashboard'
import { interestById } from '@/content/interests'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { SourceName } from '@/site/follow/SourceName'
import { Headline, Item } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { EmptyState } from '@/ui/states/EmptyState'
import { Age } from '@/ui/theme/Age'
import { Picture } from '@/ui/theme/Picture'
import { readingSize, size, weight } from '@/ui/theme/tokens'

const Row = styled(Item)(({ theme }) => ({
  columnGap: 16,
  padding: 16,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& h3': { fontWeight: weight.card },
  '& > div': { display: 'grid', gap: 4 },
  '& .category': {
    color: theme.vars.palette.tokens.muted,
    fontSize: size.t13,
    fontWeight: weight.label,
    lineHeight: 1.6,
  },
  '& .excerpt': {
    color: theme.vars.palette.tokens.muted,
    fontSize: readingSize(size.t14),
    lineHeight: 1.65,
  },
  // Large text: the picture above the texts.
  '& .picture': { maxInlineSize: '15rem' },
  '@container (17rem < width < 34rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
    alignItems: 'start',
    // The picture has its ratio as an inline style.
    '& .picture': { gridArea: '1 / 2', aspectRatio: '4 / 3 !important' },
    '& > div': { gridArea: '1 / 1' },
    '& .excerpt': { display: 'none' },
  },
  '@container (min-width: 34rem)': {
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 20,
    padding: 20,
    '& h3': { fontSize: size.t18 },
  },
}))

type Props = {
  articles: readonly DashboardArticle[]
  /** opens the preferences panel, if there are no articles because nothing is selected */
  onChoose: () => void
}

/** The personalised articles (Spec §2); each opens its story. */
export function PersonalArticles({ articles, onChoose }: Props) {
  return (
    <Card sx={{ containerType: 'inline-size' }}>
      {articles.length === 0 ? (
        <EmptyState
          icon={Newspaper}
          headingLevel={3}
          title="لم تختر اهتمامًا بعد"
          text="اختر اهتمامًا واحدًا على الأقل، فنجمع لك أخباره هنا."
          action={
            <Button size="small" onClick={onChoose}>
              اختيار الاهتمامات
            </Button>
          }
        />
      ) : (
        articles.map((article) => <PersonalArticle key={article.id} article={article} />)
      )}
    </Card>
  )
}

function PersonalArticle({ article }: { article: DashboardArticle }) {
  const { title, excerpt, source, category, time, image } = article
  const { name } = interestById(category)
  const link = dashboardStoryLink(article)
  return (
    <Row>
      <Picture {...image} words={title} className="picture" width={400} height={225} ratio="16/9" />
      <div>
        <p className="category">{name}</p>
        <Headline link={link}>{nbspAfterNumbers(title)}</Headline>
        <p className="excerpt">{nbspAfterNumbers(excerpt)}</p>
        <MetaLine
          items={[<SourceName key="source" name={source} />, <Age key="age" minutes={time} />]}
          of={{ link, title }}
        />
      </div>
    </Row>
  )
}
