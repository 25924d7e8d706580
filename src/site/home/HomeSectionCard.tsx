import { linkOfStory, mediaLink, storyId } from '@/content/headline'
import { HOME_MEDIA } from '@/content/home'
import type { HomeSection } from '@/content/homeSection'
import { pictureOf } from '@/content/picture'
import type { Post } from '@/content/posts'
import { likesText, retweetsText } from '@/content/reactions'
import type { Video } from '@/content/videos'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { EmptyItem } from '@/site/cards/AddedCard'
import { chipAnchor } from '@/site/cards/PageChips'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { SourceName } from '@/site/follow/SourceName'
import { publicLists } from '@/site/publicLists'
import { sectionLink } from '@/site/sections/sectionLinks'
import { Age } from '@/ui/news/Age'
import { LiveBadge } from '@/ui/news/LiveBadge'
import { CardItem, LeadItem, MediaItem, PostItem } from '@/ui/sectionCard/items'
import { MoreLink, SectionCard } from '@/ui/sectionCard/SectionCard'
import { useSaved } from '@/ui/states/useSaved'
import type { HomePlace } from './homeRows'

type Props = { section: HomeSection; kind: HomePlace['kind'] }

/** A section of the home page: three items and a link to its page (Spec §2, Home). */
export function HomeSectionCard({ section, kind }: Props) {
  const { id, name } = section
  return (
    <SectionCard
      title={name}
      topic={id}
      anchor={chipAnchor(id)}
      layout={kind === 'thumbnail' ? 'text' : kind}
      badge={id === 'breaking' ? <LiveBadge /> : <FollowedMark kind="section" id={id} />}
      action={<MoreLink title={name} link={sectionLink(id)} />}
    >
      <Items section={section} kind={kind} />
    </SectionCard>
  )
}

function Items({ section, kind }: Props) {
  switch (section.kind) {
    case 'articles':
      return section.articles.map((article, index) => {
        const { title, source, ageMinutes, glyph } = article
        const headline = {
          title: nbspAfterNumbers(title),
          meta: [<SourceName key="source" name={source} />, <Age key="age" minutes={ageMinutes} />],
          link: linkOfStory(storyId('home', section.id, index)),
        }
        // The first article of a section has a picture.
        if (!glyph || kind === 'text') return <CardItem key={title} {...headline} />
        return (
          <LeadItem
            key={title}
            {...headline}
            picture={pictureOf({ topic: section.id }, article)}
            isWide={kind !== 'thumbnail'}
            priority={kind === 'lead'}
          />
        )
      })
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
      picture={{ ...thumbnail, ...(thumbnailUrl && { src: thumbnailUrl }) }}
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
