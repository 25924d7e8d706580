import { readFile } from 'node:fs/promises'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { joinNames } from './sidebarLabel.ts'
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
      const inputs = await indexer.createIndex(file, options)
      const code = await readFile(file, 'utf8')
      return inputs.map((input) => describe(input, code))
    },
  }))
}

/** The Arabic title of a story file: the line above `meta`. */
const arabicTitle = (code: string): string =>
  /^\/\*\* (.+) \*\/\nconst meta = preview\.meta\(/m.exec(code)?.[1] ?? ''

function describe(input: IndexInput, code: string): IndexInput {
  const { exportName = '', name = '', title = '' } = input
  const tags = [...(input.tags ?? []), ...sharedTags(exportName, code)]
  const own = tags.filter((tag) => !tag.startsWith('pseudo:'))
  const states = statesOf(exportName, own)
  const [state] = states
  const titles = title.replace(/^[^/]*\/?(Form\/)?/, '').replace(/\/|(?<=[a-z])(?=[A-Z])/g, ' ')
  const arabic = [arabicTitle(code), ...states.map((one) => one.arabic)].filter(Boolean)
  return {
    ...input,
    name: joinNames([
      state ? stateFirst(name, state.english) : name,
      arabic.join('، '),
      [titles, ...states.map(({ english }) => english)].join(' '),
      ...addresses(code, titles),
    ]),
    tags,
  }
}

/** «Opens After Delay» is «Open: After Delay», «Menu On Phone» is «Phone: Menu», and «Errors» is «Error». */
function stateFirst(name: string, state: string): string {
  const word = new RegExp(`^${state}(s|ing)?\\b|:? ?\\b(on (a )?)?${state}s?$`, 'i')
  const rest = name.replace(word, '').trim()
  return rest ? `${state}: ${rest}` : state
}

/** The words of the addresses of screens that their title lacks, «youtube twitter», as a part of a name. */
function addresses(code: string, title: string): string[] {
  const routes = code.matchAll(/\broute(?:: | = )['`]\/(?:admin\/)?([a-z-]+)/g)
  const words = new Set(Array.from(routes, ([, word = '']) => word.replaceAll('-', ' ')))
  const others = [...words].filter((word) => !title.toLowerCase().includes(word))
  return others.length > 0 ? [others.join(' ')] : []
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
