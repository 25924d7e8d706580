import { mediaLink } from '@/content/headline'
import { HOME_MEDIA } from '@/content/home'
import type { HomeSection } from '@/content/homeSection'
import type { Post } from '@/content/posts'
import { likesText, retweetsText } from '@/content/reactions'
import type { Video } from '@/content/videos'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { EmptyItem } from '@/site/cards/AddedCard'
import { NewsItem } from '@/site/cards/NewsItem'
import { chipAnchor } from '@/site/cards/PageChips'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { publicLists } from '@/site/publicLists'
import { sectionLink } from '@/site/sections/sectionLinks'
import { LiveBadge } from '@/ui/news/LiveBadge'
import type { CardLayout } from '@/ui/sectionCard/cardLayouts'
import { MediaItem, PostItem } from '@/ui/sectionCard/items'
import { MoreLink, SectionCard } from '@/ui/sectionCard/SectionCard'
import { useSaved } from '@/ui/states/useSaved'

type Props = { section: HomeSection; kind: CardLayout }

/** A section of the home page: three items and a link to its page (Spec §2, Home). */
export function HomeSectionCard({ section, kind }: Props) {
  const { id, name } = section
  return (
    <SectionCard
      title={name}
      topic={id}
      anchor={chipAnchor(id)}
      layout={kind}
      badge={id === 'breaking' ? <LiveBadge /> : <FollowedMark kind="section" id={id} />}
      action={<MoreLink title={name} link={sectionLink(id)} />}
    >
      {section.kind === 'videos' && <Videos sample={section.videos} />}
      {section.kind === 'posts' && <Posts sample={section.posts} />}
      {section.kind === 'articles' &&
        section.articles.map((article, index) => (
          <NewsItem
            key={article.title}
            page="home"
            card={id}
            index={index}
            article={article}
            layout={kind}
            colours={{ topic: id }}
          />
        ))}
    </SectionCard>
  )
}

/** The first videos of `/youtube`, as readers see it (D-34). */
function Videos({ sample }: { sample: readonly Video[] }) {
  const videos = useSaved(publicLists, 'publicVideos')?.videos.slice(0, HOME_MEDIA) ?? sample
  if (videos.length === 0) return <EmptyItem>لا مقاطع الآن.</EmptyItem>
  return videos.map(({ id, title, channel, views, duration, thumbnail }) => (
    <MediaItem
      key={id}
      title={nbspAfterNumbers(title)}
      meta={[channel, nbspAfterNumbers(views)]}
      duration={duration}
      picture={thumbnail}
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
