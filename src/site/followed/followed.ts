import { linkOptions } from '@tanstack/react-router'
import { countryBySlug } from '@/content/countries'
import { mediaId } from '@/content/headline'
import { loadStories, storyFiles } from '@/content/loadStories'
import type { Post, SuggestedAccount } from '@/content/posts'
import { filesOfSource } from '@/content/sharedSources'
import type { Story, StoryFile } from '@/content/story'
import type { TopicSlug } from '@/content/topics'
import { topicBySlug } from '@/content/topics'
import type { Channel, Video } from '@/content/videos'
import { createStore } from '@/lib/store'
import { type Follow, savedFollows } from '@/saved/follows'
import { arrangeCards } from '@/site/cards/arrangeCards'
import { publicLists } from '@/site/publicLists'

/** Something that the reader follows, with its name; null if an editor has removed it since. */
export type FollowedThing = { follow: Follow; name: string | null }

/** A headline of something that the reader follows. `id` is that of its story. */
export type FollowedItem = {
  id: string
  title: string
  source: string
  ageMinutes: number
  of: string
}

type Followed = {
  things: readonly FollowedThing[]
  /** the newest first; null if they could not be loaded */
  items: readonly FollowedItem[] | null
}

export const followed = createStore<Followed>({ things: [], items: [] })

/** Loads `followed` again. The names of channels and accounts are those that readers see (D-34). It never rejects. */
export async function loadFollowed(): Promise<void> {
  const follows = savedFollows.get()
  const media = await loadMedia().catch(() => null)
  const things = follows.map((follow) => ({ follow, name: nameOf(follow, media) }))
  const items = media && (await loadItems(things, media).catch(() => null))
  // The reader may have followed something else meanwhile.
  if (savedFollows.get() === follows) followed.set({ things, items })
}

type Media = {
  videos: readonly Video[]
  channels: readonly Channel[]
  posts: readonly Post[]
  accounts: readonly SuggestedAccount[]
}

async function loadMedia(): Promise<Media> {
  const saved = publicLists.get()
  if (saved) return { ...saved.publicVideos.get(), ...saved.publicPosts.get() }
  const [{ videos, channels }, { posts, suggestedAccounts }] = await Promise.all([
    import('@/content/videos'),
    import('@/content/posts'),
  ])
  return { videos, channels, posts, accounts: suggestedAccounts }
}

function nameOf({ kind, id }: Follow, media: Media | null): string | null {
  const byId = <Item extends { id: string; name: string }>(items: readonly Item[] = []) =>
    items.find((item) => item.id === id)?.name ?? null
  switch (kind) {
    case 'section':
      return topicBySlug(id)?.name ?? null
    case 'country':
      return countryBySlug(id)?.name ?? null
    case 'source':
      return id
    case 'channel':
      return byId(media?.channels)
    case 'account':
      return byId(media?.accounts)
  }
}

async function loadItems(things: readonly FollowedThing[], media: Media): Promise<FollowedItem[]> {
  const all = await Promise.all(
    things.map(async ({ follow, name }) => (name ? itemsOf(follow, name, media) : [])),
  )
  const items = new Map(all.flat().map((item) => [item.id, item]))
  return [...items.values()].sort((a, b) => a.ageMinutes - b.ageMinutes)
}

async function itemsOf(
  { kind, id, file = 'home' }: Follow,
  of: string,
  { videos, posts, accounts }: Media,
): Promise<FollowedItem[]> {
  const stories = async (files: readonly string[], isWanted: (story: Story) => boolean) =>
    (await loadFiles(files)).filter(isWanted).map((story) => ({ ...story, of }))
  switch (kind) {
    case 'section':
      return stories([id, 'home', 'dashboard'], ({ place }) => place === of)
    case 'country':
      return stories([id], () => true)
    case 'source':
      return stories(filesOfSource(id, file), ({ source }) => source === id)
    case 'channel':
      return videos
        .filter(({ channel }) => channel === of)
        .map(({ id, title, channel, uploadTime }) => ({
          id: mediaId('video', id),
          title,
          source: channel,
          ageMinutes: uploadTime,
          of,
        }))
    case 'account': {
      const username = accounts.find((account) => account.id === id)?.username
      return posts
        .filter(({ user }) => user.username === username)
        .map(({ id, content, user, timestamp }) => ({
          id: mediaId('post', id),
          title: content,
          source: user.name,
          ageMinutes: timestamp,
          of,
        }))
    }
  }
}

/** The stories of these content files that readers see (D-34); a name that is no file has none. */
async function loadFiles(files: readonly string[]): Promise<Story[]> {
  const categories = publicLists.get()?.publicCategories.get()
  const known = storyFiles.filter((file) => files.includes(file))
  const ofFiles = await Promise.all(
    known.map((file: StoryFile) =>
      loadStories(file, (cards) =>
        arrangeCards(categories, file, cards).flatMap((card) => ('isAdded' in card ? [] : card)),
      ),
    ),
  )
  return ofFiles.flat()
}

/** The page of something that the reader follows; of a source, what the search finds. */
export function followedLink({ kind, id }: Follow) {
  switch (kind) {
    case 'section':
      return linkOptions({ to: '/$topic', params: { topic: id as TopicSlug } })
    case 'country':
      return linkOptions({ to: '/countries/$slug', params: { slug: id } })
    case 'source':
      return linkOptions({ to: '/search', search: { q: id } })
    case 'channel':
      return linkOptions({ to: '/youtube' })
    case 'account':
      return linkOptions({ to: '/twitter' })
  }
}
