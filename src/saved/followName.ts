import { countries } from '@/content/countries'
import { interests } from '@/content/interests'
import { suggestedAccounts } from '@/content/posts'
import { sections } from '@/content/sections'
import { channels } from '@/content/videos'

const named: readonly { id: string; name: string }[] = [
  ...[...sections, ...interests, ...channels, ...suggestedAccounts],
  ...countries.map(({ slug, name }) => ({ id: slug, name })),
]

/** The Arabic name of what the reader follows or is interested in; an id without one, such as a source, unchanged. */
export const followName = (id: string): string => named.find((one) => one.id === id)?.name ?? id
