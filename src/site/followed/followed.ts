import { linkOptions } from '@tanstack/react-router'
import { countryBySlug } from '@/content/countries'
import { loadStories, storyFiles } from '@/content/loadStories'
import type { SuggestedAccount } from '@/content/posts'
import { filesOfSource } from '@/content/sharedSources'
import type { Story } from '@/content/story'
import { type TopicSlug, topicBySlug } from '@/content/topics'
import type { Channel } from '@/content/videos'
import { createStore } from '@/lib/store'
import { type Follow, type FollowKind, savedFollows } from '@/saved/follows'
import { offeredStories } from '@/site/cards/arrangeCards'
import { publicLists } from '@/site/publicLists'
import { loadMedia, type Openable } from '@/site/story/media'

/** Something that the reader follows, with its name; undefined if an editor has removed it since. */
type FollowedThing = { follow: Follow; name: string | undefined }

/** A headline of something that the reader follows. `id` is that of its story. */
type FollowedItem = Openable & { of: string }

type Followed = {
  things: readonly FollowedThing[]
  /** the newest first; null if they could not be loaded */
  items: readonly FollowedItem[] | null
}

export const followed = createStore<Followed>({ things: [], items: [] })

/** Loads `followed` again. The names of channels and accounts are those that readers see (D-34). It never rejects. */
export async function loadFollowed(): Promise<void> {
  const follows = savedFollows.get()
  const names = await loadNames().catch(() => null)
  const things = follows.map((follow) => ({ follow, name: NAMES[follow.kind](follow.id, names) }))
  const items = names && (await loadItems(things, names).catch(() => null))
  // The reader may have followed something else meanwhile.
  if (savedFollows.get() === follows) followed.set({ things, items })
}

type Names = { channels: readonly Channel[]; accounts: readonly SuggestedAccount[] }

async function loadNames(): Promise<Names> {
  const saved = publicLists.get()
  if (saved) return saved.publicSearch.get()
  const [{ channels }, { suggestedAccounts }] = await Promise.all([
    import('@/content/videos'),
    import('@/content/posts'),
  ])
  return { channels, accounts: suggestedAccounts }
}

const NAMES: Record<FollowKind, (id: string, names: Names | null) => string | undefined> = {
  section: (id) => topicBySlug(id)?.name,
  country: (id) => countryBySlug(id)?.name,
  source: (id) => id,
  channel: (id, names) => names?.channels.find((channel) => channel.id === id)?.name,
  account: (id, names) => names?.accounts.find((account) => account.id === id)?.name,
}

async function loadItems(things: readonly FollowedThing[], names: Names): Promise<FollowedItem[]> {
  const all = await Promise.all(
    things.map(async ({ follow, name: of }) =>
      of ? (await itemsOf(follow, of, names)).map((item) => ({ ...item, of })) : [],
    ),
  )
  const items = new Map(all.flat().map((item) => [item.id, item]))
  return [...items.values()].sort((a, b) => a.ageMinutes - b.ageMinutes)
}

async function itemsOf(
  { kind, id, file = 'home' }: Follow,
  name: string,
  { accounts }: Names,
): Promise<readonly Openable[]> {
  switch (kind) {
    case 'section':
      return (await loadFiles(id, 'home', 'dashboard')).filter(({ place }) => place === name)
    case 'country':
      return loadFiles(id)
    case 'source':
      return (await loadFiles(...filesOfSource(id, file))).filter(({ source }) => source === id)
    case 'channel':
      return (await loadMedia('video')).filter(({ source }) => source === name)
    case 'account': {
      const username = accounts.find((account) => account.id === id)?.username
      return (await loadMedia('post')).filter(
        ({ item }) => 'user' in item && item.user.username === username,
      )
    }
  }
}

/** The stories of these content files that readers see (D-34); a name that is no file has none. */
async function loadFiles(...files: readonly string[]): Promise<Story[]> {
  const categories = publicLists.get()?.publicCategories.get()
  const known = storyFiles.filter((file) => files.includes(file))
  const stories = await Promise.all(known.map((file) => loadStories(file)))
  return stories.flatMap((ofFile) => offeredStories(categories, ofFile))
}

const LINKS = {
  section: (id: string) => linkOptions({ to: '/$topic', params: { topic: id as TopicSlug } }),
  country: (slug: string) => linkOptions({ to: '/countries/$slug', params: { slug } }),
  source: (q: string) => linkOptions({ to: '/search', search: { q } }),
  channel: () => linkOptions({ to: '/youtube' }),
  account: () => linkOptions({ to: '/twitter' }),
}

/** The page of something that the reader follows; of a source, what the search finds. */
export const followedLink = ({ kind, id }: Follow) => LINKS[kind](id)
