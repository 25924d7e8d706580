import type { StoryFile } from '@/content/story'
import { createSavedStore, isText } from '@/lib/savedStore'

export const FOLLOW_KINDS = ['section', 'country', 'source', 'channel', 'account'] as const
export type FollowKind = (typeof FOLLOW_KINDS)[number]

/** Something that the reader follows. */
export type Follow = {
  kind: FollowKind
  /** the slug of a section or a country, the name of a source, the id of a channel or an account */
  id: string
  /** of a source: the content file in which to look for its stories (`content/sharedSources.ts`) */
  file?: StoryFile
}

/** What the reader follows, the last one first; readers: the header, the cards, `/dashboard` and `/profile`. */
export const savedFollows = createSavedStore<readonly Follow[]>({
  name: 'follows',
  shipped: () => [],
  parse: (value) => {
    if (!Array.isArray(value)) throw new TypeError()
    return value.map(parseFollow)
  },
})

export const isFollowed = (follows: readonly Follow[], { kind, id }: Follow): boolean =>
  follows.some((one) => one.kind === kind && one.id === id)

/** Adds it in front, or removes it; returns false if the browser cannot store it. */
export function toggleFollow(follow: Follow): boolean {
  const follows = savedFollows.get()
  const others = follows.filter((one) => one.kind !== follow.kind || one.id !== follow.id)
  return savedFollows.save(others.length < follows.length ? others : [follow, ...others])
}

/** Until November 2026 the list had the bare ids of channels and accounts: those that shipped, or that editors added. */
const EARLIER_ACCOUNT = /^(?:mathaf_guide|morning_walk|simple_arqam|teta_recipe|profiles-.*)$/

/** @throws {TypeError} for another shape */
function parseFollow(item: unknown): Follow {
  if (isText(item)) return { kind: EARLIER_ACCOUNT.test(item) ? 'account' : 'channel', id: item }
  const { kind, id, file } = item as Record<string, unknown>
  if (!FOLLOW_KINDS.some((one) => one === kind) || !isText(id) || !isText(file ?? ''))
    throw new TypeError()
  return item as Follow
}
