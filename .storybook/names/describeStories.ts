import { readFile } from 'node:fs/promises'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { arabicStates } from './arabicStates.ts'
import { arabicTitles } from './arabicTitles.ts'
import { NAME_SEPARATOR } from './sidebarLabel.ts'

/** Tags that are computed for a story, for example its status. */
export type MoreTags = (id: string, file: string) => readonly string[]

/**
 * Adds Arabic words to the names and tags that Storybook's indexers find, so that its search, which reads names only,
 * finds «رسائل», «خطأ» and «فارغ». Only the index has them: the id and the name in the preview come from the story file.
 */
export function describeStories(indexers: readonly Indexer[], moreTags: MoreTags): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const [inputs, code] = await Promise.all([
        indexer.createIndex(file, options),
        readFile(file, 'utf8'),
      ])
      return inputs.map((input) => describe(input, code, (id) => moreTags(id, file)))
    },
  }))
}

function describe(input: IndexInput, code: string, moreTags: (id: string) => readonly string[]) {
  const tags = [...(input.tags ?? []), ...sharedTags(input.exportName ?? '', code)]
  const title = arabicTitles[input.title ?? ''] ?? ''
  const states = arabicStates(input.exportName ?? '', tags)
  const words = [title, ...states].filter(Boolean).join('، ')
  const name = input.name ?? ''
  // A page that has the name of its title stays one entry of the sidebar.
  const isPage = name === input.title
  return {
    ...input,
    ...(words && !isPage ? { name: `${name}${NAME_SEPARATOR}${words}` } : {}),
    tags: [...tags, ...states, ...moreTags(input.__id ?? '')],
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
