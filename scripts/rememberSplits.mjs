import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SPLITS_ROUTES = 'tanstack-router:code-splitter:compile-reference-file'

/**
 * The router's plugins with a memory for the dev server: Babel takes each route's file apart, half a second of
 * every start, and few have changed since the last one. It lies with Vite's own memory in `node_modules`, so
 * that other packages begin with an empty one.
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
      // What two parts of a file share the splitter keeps in its head: such a file it has to see again.
      if (!parts.includes('tsr-shared')) {
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, parts)
      }
      return JSON.parse(parts)
    }
  }
  return plugins
}
