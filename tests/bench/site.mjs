// A static host with compression that also renders the placeholder images: the built folder at its base, the static
// reference pages at /static/, their fonts at /fonts/. Compressed answers stay in memory.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { importTs } from '../../scripts/importTs.mjs'
import { mediaTypes } from '../mediaTypes.mjs'

const FONTS = 'node_modules/@fontsource-variable/cairo/files'

const STATIC = 'tests/bench/static'
const SHARED = 'reference.css'

/** Returns a reference page with the shared styles inlined, as in a fast hand-written page.
 * @param {string} html */
const withStyles = (html) =>
  Buffer.from(
    html.replace(`@import "${SHARED}";`, () => readFileSync(path.join(STATIC, SHARED), 'utf8')),
  )

/**
 * @param {string} folder the built app
 * @param {string} base the path that it is built for
 * @returns {Promise<{ site: string, close: () => void }>}
 */
export async function serveBuilt(folder, base) {
  /** @type {typeof import('../../mocks/images/drawPlaceholder')} */
  const { drawPlaceholder } = await importTs('mocks/images/drawPlaceholder.ts')
  /** @type {Map<string, { type: string, body: Buffer, isCompressed: boolean } | undefined>} */
  const cache = new Map()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const key = url.pathname + url.search
    if (!cache.has(key)) cache.set(key, answer(url))
    const found = cache.get(key)
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': found.type,
      ...(found.isCompressed && { 'content-encoding': 'gzip' }),
      'content-length': found.body.length,
    })
    response.end(found.body)
  })

  /** @param {URL} url */
  function answer(url) {
    const picture = /^\/api\/placeholder\/(\d+)\/(\d+)$/.exec(url.pathname)
    if (picture) {
      const hint = {
        topic: url.searchParams.get('topic'),
        glyph: url.searchParams.get('glyph'),
        tone: url.searchParams.get('tone'),
      }
      const svg = drawPlaceholder(Number(picture[1]), Number(picture[2]), hint)
      return { type: 'image/svg+xml', body: gzipSync(svg), isCompressed: true }
    }
    const file = fileOf(decodeURIComponent(url.pathname))
    if (!file) return undefined
    const isCompressed = !/\.(woff2|png)$/.test(file)
    const body = file.startsWith(STATIC)
      ? withStyles(readFileSync(file, 'utf8'))
      : readFileSync(file)
    return {
      type: mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      body: isCompressed ? gzipSync(body) : body,
      isCompressed,
    }
  }

  /** @param {string} pathname */
  function fileOf(pathname) {
    const own = /^\/(static|fonts)\/([\w.-]+)$/.exec(pathname)
    if (own) return path.join(own[1] === 'fonts' ? FONTS : STATIC, own[2] ?? '')
    if (!pathname.startsWith(base)) return undefined
    const file = path.join(folder, pathname.slice(base.length))
    return [file, `${file}.html`, path.join(file, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    )
  }

  await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { site: `http://localhost:${port}`, close: () => server.close() }
}
