import { mediaLink, type StoryLink, storyLink } from '@/content/headline'
import { HOME_MEDIA } from '@/content/home'
import type { HomeArticle, HomeSection } from '@/content/homeSection'
import type { Post } from '@/content/posts'
import { likesText, retweetsText } from '@/content/reactions'
import { videoPicture } from '@/content/videoPicture'
import type { Video } from '@/content/videos'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { sectionIcons } from '@/site/chrome/sectionIcons'
import { sectionLink } from '@/site/chrome/sectionLinks'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { SourceName } from '@/site/follow/SourceName'
import { publicLists } from '@/site/publicLists'
import { Age } from '@/ui/Age'
import { LiveBadge } from '@/ui/Badge'
import { CardItem } from '@/ui/sectionCard/CardItem'
import { FeatureItem, LeadItem, MediaItem, PostItem } from '@/ui/sectionCard/items'
import { SectionCard } from '@/ui/sectionCard/SectionCard'
import { useSaved } from '@/ui/useSaved'
import { EmptyItem } from './EmptyItem'

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
      {...(isBreaking
        ? { badge: <LiveBadge /> }
        : {
            icon: sectionIcons[section.icon],
            badge: <FollowedMark kind="section" id={section.id} />,
          })}
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
      return <Videos sample={section.videos} />
    case 'posts':
      return <Posts sample={section.posts} />
  }
}

/** The first videos of `/youtube`, as readers see it (D-34). */
function Videos({ sample }: { sample: readonly Video[] }) {
  const videos = useSaved(publicLists, 'publicVideos')?.videos.slice(0, HOME_MEDIA) ?? sample
  if (videos.length === 0) return <EmptyItem>لا مقاطع الآن.</EmptyItem>
  return videos.map(({ id, title, channel, views, duration, thumbnail, thumbnailUrl }) => (
    <MediaItem
      key={id}
      title={nbspAfterNumbers(title)}
      meta={[channel, nbspAfterNumbers(views)]}
      duration={duration}
      picture={{
        ...videoPicture({ title, thumbnail }),
        ...(thumbnailUrl && { src: thumbnailUrl }),
      }}
      link={mediaLink('video', id)}
    />
  ))
}

/** The first posts of `/twitter`, as readers see it (D-34). */
function Posts({ sample }: { sample: readonly Post[] }) {
  const posts = useSaved(publicLists, 'publicPosts')?.posts.slice(0, HOME_MEDIA) ?? sample
  if (posts.length === 0) return <EmptyItem>لا منشورات الآن.</EmptyItem>
  return posts.map(({ id, user, content, likes, retweets }) => (
    <PostItem
      key={id}
      avatar={user.avatar}
      name={user.name}
      handle={`@${user.username}`}
      text={nbspAfterNumbers(content)}
      engagement={[likesText(likes), retweetsText(retweets)]}
      link={mediaLink('post', id)}
    />
  ))
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
    meta: [<SourceName key="source" name={source} />, <Age key="age" minutes={ageMinutes} />],
    link,
  }
  if (!picture) return <CardItem {...headline} />
  const hint = { ...picture, words: title }
  if (isFeature) return <FeatureItem {...headline} picture={hint} priority />
  return <LeadItem {...headline} picture={hint} />
}
