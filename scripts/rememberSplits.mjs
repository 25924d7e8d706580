import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SPLITS_ROUTES = 'tanstack-router:code-splitter:compile-reference-file'

/**
 * Adds a cache to the router's plugins for the dev server. Without it, Babel splits each route's file at every
 * start, which takes half a second, though few files have changed. The cache is in Vite's cache folder in
 * `node_modules`, so that it is empty after packages change.
 * @workaround @tanstack/router-plugin: tests/viteConfig.test.ts
 * @param {import('vite').Plugin | import('vite').Plugin[]} router `tanstackRouter()`
 * @returns {import('vite').Plugin[]}
 */
export function rememberSplits(router) {
  const plugins = [router].flat()
  const split = plugins.find(({ name }) => name === SPLITS_ROUTES)?.transform
  if (typeof split !== 'object') throw new Error(`The router has no plugin «${SPLITS_ROUTES}»`)
  const options = readFileSync(path.resolve(import.meta.dirname, '../vite.config.ts'))
  const { handler } = split
  split.handler = function (code, id, ...rest) {
    const { command, cacheDir } = this.environment.config
    if (command !== 'serve') return handler.call(this, code, id, ...rest)
    const key = createHash('sha256').update(options).update(id).update(code).digest('hex')
    const file = path.join(cacheDir, 'splits', `${key}.json`)
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      const parts = JSON.stringify(handler.call(this, code, id, ...rest) ?? null)
      // The splitter keeps in memory what two parts of a file share, so such a file must not be cached.
      if (!parts.includes('tsr-shared')) {
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, parts)
      }
      return JSON.parse(parts)
    }
  }
  return plugins
}
