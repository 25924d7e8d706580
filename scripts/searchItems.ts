import type { Plugin } from 'vite'
import { importTs } from './importTs.mjs'

const ID = 'virtual:search-items'

/**
 * A Vite plugin that makes one module of all that the search can find: a first search asked for some forty files before.
 * The dev server makes it again when it starts.
 */
export function searchItems(): Plugin {
  return {
    name: 'search-items',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return
      const { packed } = await importTs('scripts/packedItems.ts')
      return `export const packed = ${JSON.stringify(packed)}`
    },
  }
}
