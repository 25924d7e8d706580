import { readFile } from 'node:fs/promises'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { NAME_SEPARATOR } from './sidebarLabel.ts'
import { statesOf } from './states.ts'

/**
 * Adds to the names that Storybook's indexers find the state, first and in one vocabulary, the Arabic title and states,
 * and the English words of a search such as «messages empty», since Storybook's search reads names only. Only the index
 * has them: the id and the name in the preview come from the story file.
 */
export function describeStories(indexers: readonly Indexer[]): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const [inputs, code] = await Promise.all([
        indexer.createIndex(file, options),
        readFile(file, 'utf8'),
      ])
      return inputs.map((input) => describe(input, code))
    },
  }))
}

/** The Arabic title of a story file: the line above `meta`. */
export const arabicTitle = (code: string): string =>
  /^\/\*\* (.+) \*\/\nconst meta = preview\.meta\(/m.exec(code)?.[1] ?? ''

/** The names of stories that test a behaviour and show nothing else: they have a verb or a paragraph of the specification. */
const BEHAVIOUR =
  /^§|\b(By (Keyboard|Menu|Shortcut)|Keyboard|Traps|Escape|Closes|Closing|Keeps|Starts|Held|Replaced|redraws|Says|Arrows|Grace|Tried Again|Left Screen|Remembered|Sorts|Removes|Cleared|Next Opens|Storage Full)\b/

function describe(input: IndexInput, code: string): IndexInput {
  const { exportName = '', name = '', title = '' } = input
  const tags = [...(input.tags ?? []), ...sharedTags(exportName, code)]
  const own = tags.filter((tag) => !tag.startsWith('pseudo:'))
  const states = statesOf(exportName, own)
  const [first] = states
  const isNamed = !first || name.toLowerCase().includes(first.english.toLowerCase())
  const words = [arabicTitle(code), ...states.map(({ arabic }) => arabic)].filter(Boolean)
  const search = [
    ...title
      .split('/')
      .slice(1)
      .map((part) => part.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
    ...(code.includes("'dialog'") ? ['dialog'] : []),
    ...states.map(({ english }) => english),
  ].join(' ')
  const isTest = tags.includes('play-fn') && BEHAVIOUR.test(name)
  return {
    ...input,
    name: [isNamed ? name : `${first.english}: ${name}`, words.join('، '), search].join(
      NAME_SEPARATOR,
    ),
    tags: [...tags, ...(isTest || title.startsWith('Developers/') ? ['developer'] : [])],
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
