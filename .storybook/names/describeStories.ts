import { readFile } from 'node:fs/promises'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { arabicStates } from './arabicStates.ts'
import { arabicTitles } from './arabicTitles.ts'
import { NAME_SEPARATOR } from './sidebarLabel.ts'
import { STATUSES, type Status } from './storyStatus.ts'

/** The status of a story of this file. */
export type StatusOf = (id: string, file: string) => Status

/**
 * Adds Arabic words to the names and tags that Storybook's indexers find, so that its search, which reads names only,
 * finds «رسائل», «خطأ» and «فارغ». Only the index has them: the id and the name in the preview come from the story file.
 */
export function describeStories(indexers: readonly Indexer[], statusOf: StatusOf): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const [inputs, code] = await Promise.all([
        indexer.createIndex(file, options),
        readFile(file, 'utf8'),
      ])
      return inputs.map((input) => describe(input, code, (id) => statusOf(id, file)))
    },
  }))
}

function describe(input: IndexInput, code: string, statusOf: (id: string) => Status) {
  const tags = [...(input.tags ?? []), ...sharedTags(input.exportName ?? '', code)]
  const title = arabicTitles[input.title ?? ''] ?? ''
  const states = arabicStates(input.exportName ?? '', tags)
  // A page has no pictures to approve, and neither has a board, which shows stories.
  const hasStatus = input.type === 'story' && !tags.includes('board')
  const status = hasStatus ? statusOf(input.__id ?? '') : undefined
  // The usual status would be a word in every line of the sidebar.
  const shown = status && status !== 'ready' ? STATUSES[status] : ''
  const words = [title, ...states, shown].filter(Boolean).join('، ')
  const name = input.name ?? ''
  // A page that has the name of its title stays one entry of the sidebar.
  const isPage = name === input.title
  return {
    ...input,
    ...(words && !isPage ? { name: `${name}${NAME_SEPARATOR}${words}` } : {}),
    tags: [...tags, ...states, ...(status ? [STATUSES[status]] : [])],
  }
}

/**
 * Storybook reads tags that are written in the story itself. These are the tags of objects that stories share, and
 * of `...Other.input`.
 */
const SHARED: Record<string, string[]> = {
  phone: ['state:phone'],
  tablet: ['state:tablet'],
  longText: ['state:long-text'],
  partBoard: ['board', '!test', '!autodocs'],
  screenBoard: ['board', '!test', '!autodocs'],
}

function sharedTags(exportName: string, code: string): string[] {
  const story = new RegExp(
    `export const ${exportName} = meta\\.story\\(\\{?\\s*(?:\\.\\.\\.)?(\\w+)\\b`,
  )
  const base = story.exec(code)?.[1] ?? ''
  if (SHARED[base]) return SHARED[base]
  const own = new RegExp(`export const ${base} = meta\\.story\\(\\{\\s*tags: \\[([^\\]]*)\\]`)
  const list = base && base !== exportName ? (own.exec(code)?.[1] ?? '') : ''
  return Array.from(list.matchAll(/'([^']+)'/g), ([, tag = '']) => tag)
}
