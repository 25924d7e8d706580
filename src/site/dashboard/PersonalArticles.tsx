import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { type DashboardArticle, dashboardStoryLink } from '@/content/dashboard'
import { interestById } from '@/content/interests'
import { toneOf } from '@/content/picture'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { sourceAndAge } from '@/site/follow/SourceName'
import { Picture } from '@/ui/news/Picture'
import { Headline, Item } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { EmptyList } from '@/ui/states/EmptyList'
import { colors, lineHeight, readingSize, size, weight } from '@/ui/theme/tokens'

const List = styled('ul')({
  '& article': { alignItems: 'start' },
  '& > li': { paddingBlock: 12 },
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& .excerpt': {
    color: colors.muted,
    fontSize: readingSize(size.t14),
    lineHeight: 1.65,
  },
  '& > .first h3': { fontSize: size.t22, fontWeight: weight.title, lineHeight: lineHeight.head },
  '& > .first .picture': { marginBlock: 4 },
  // With large text the pictures are above the texts.
  '@container (min-width: 17rem)': {
    '& > li ~ li article': {
      gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 16,
    },
    '& > li ~ li .picture': { gridArea: '1 / 2 / span 3', marginBlockStart: 4 },
  },
  '@container (min-width: 44rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 32,
    '& > .first': { gridColumn: '1 / -1' },
    '& > .first article': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 32,
    },
    '& > .first h3': { fontSize: size.t28 },
    '& > .first .excerpt': { fontSize: readingSize(size.t16) },
    '& > .first .picture': { gridArea: '1 / 2 / span 3', margin: 0 },
  },
})

type Props = {
  articles: readonly DashboardArticle[]
  /** opens the preferences panel, if there are no articles because nothing is selected */
  onChoose: () => void
}

/** The personalised articles (Spec §2), the first one as the lead of a page; each opens its story. */
export function PersonalArticles({ articles, onChoose }: Props) {
  if (articles.length === 0)
    return (
      <EmptyList
        icon={Newspaper}
        headingLevel={3}
        title="لم تختر اهتمامًا بعد"
        text="اختر اهتمامًا واحدًا على الأقل، فنجمع لك أخباره هنا."
        step="اختيار الاهتمامات"
        onStep={onChoose}
      />
    )
  return (
    <List>
      {articles.map((article, index) => {
        const { id, title, excerpt, source, category, time, image } = article
        const link = dashboardStoryLink(article)
        const isFirst = index === 0
        return (
          <li key={id} {...(isFirst && { className: 'first' })}>
            <Item>
              <Headline link={link}>{nbspAfterNumbers(title)}</Headline>
              <Picture
                {...image}
                tone={toneOf(time)}
                className="picture"
                {...(isFirst ? LARGE : SMALL)}
                priority={isFirst}
              />
              <p className="excerpt">{nbspAfterNumbers(excerpt)}</p>
              <MetaLine
                items={[interestById(category).name, ...sourceAndAge({ source, ageMinutes: time })]}
                of={{ link, title }}
              />
            </Item>
          </li>
        )
      })}
    </List>
  )
}

const LARGE = { width: 800, height: 450, ratio: '16/9' } as const
const SMALL = { width: 208, height: 156, ratio: '4/3' } as const
