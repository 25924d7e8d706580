import { linkOptions } from '@tanstack/react-router'
import { type StoryLink, storyLink } from '@/content/headline'
import type { HomeArticle, HomeSection } from '@/content/homeSection'
import { formatAge } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { sectionIcons } from '@/site/chrome/sectionIcons'
import { sectionLink } from '@/site/chrome/sectionLinks'
import { LiveBadge } from '@/ui/Badge'
import { CardItem } from '@/ui/sectionCard/CardItem'
import { FeatureItem, LeadItem, MediaItem, PostItem } from '@/ui/sectionCard/items'
import { SectionCard } from '@/ui/sectionCard/SectionCard'

/**
 * A section of the home page: three items and a link to its page (Spec §2, Home). Breaking news takes two columns in
 * the first place only: elsewhere the wide card could leave a gap before it.
 */
export function HomeSectionCard({ section, isFirst }: { section: HomeSection; isFirst: boolean }) {
  const isBreaking = section.id === 'breaking'
  const isWide = isBreaking && isFirst
  return (
    <SectionCard
      title={section.name}
      {...(isBreaking ? { badge: <LiveBadge /> } : { icon: sectionIcons[section.icon] })}
      more={sectionLink(section.id)}
      span={isWide ? 2 : 1}
    >
      <Items section={section} isWide={isWide} />
    </SectionCard>
  )
}

function Items({ section, isWide }: { section: HomeSection; isWide: boolean }) {
  switch (section.kind) {
    case 'articles':
      return section.articles.map((article, index) => (
        <ArticleItem
          key={article.title}
          article={article}
          link={storyLink('home', section.id, index)}
          isFeature={isWide}
        />
      ))
    case 'videos':
      return section.videos.map(({ title, channel, views, duration, thumbnail }) => (
        <MediaItem
          key={title}
          title={nbspAfterNumbers(title)}
          meta={[channel, nbspAfterNumbers(views)]}
          duration={duration}
          picture={thumbnail}
          link={linkOptions({ to: '/youtube' })}
        />
      ))
    case 'tweets':
      return section.tweets.map(({ handle, displayName, avatar, text, engagement }) => (
        <PostItem
          key={handle}
          avatar={avatar}
          name={displayName}
          handle={`@${handle}`}
          text={nbspAfterNumbers(text)}
          engagement={[...engagement]}
          link={linkOptions({ to: '/twitter' })}
        />
      ))
  }
}

type ArticleItemProps = { article: HomeArticle; link: StoryLink; isFeature: boolean }

/**
 * The first article of a section has its picture; the first of breaking news is the lead story of
 * the page.
 */
function ArticleItem({ article, link, isFeature }: ArticleItemProps) {
  const { title, source, ageMinutes, picture } = article
  const headline = {
    title: nbspAfterNumbers(title),
    meta: [source, nbspAfterNumbers(formatAge(ageMinutes))],
    link,
  }
  if (!picture) return <CardItem {...headline} />
  if (isFeature) return <FeatureItem {...headline} picture={picture} priority />
  return <LeadItem {...headline} picture={picture} />
}
