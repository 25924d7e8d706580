// A static host as usual ones are: Brotli, hashed files cached for good (as `_headers` of a build says), other answers
// validated with an ETag; `404.html` for unknown pages. The built folder is at its base, the static reference pages are at /static/, their fonts at
// /fonts/. Compressed answers stay in memory. It answers the calls under /api/ as the mock server does, and compresses
// these answers and the placeholder images, as a server would.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { importTs } from '../../scripts/importTs.mjs'
import { mediaTypes } from '../builds.mjs'

const FONTS = 'node_modules/@fontsource-variable/cairo/files'

const STATIC = 'tests/bench/static'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** @param {string} type @param {string | Buffer} body */
const compressed = (type, body) => answerOf(type, brotliCompressSync(body), true)

/** @param {string} type @param {Buffer} body @param {boolean} isCompressed */
const answerOf = (type, body, isCompressed) => ({
  type,
  body,
  isCompressed,
  etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
})

/**
 * Makes a response of the mock server a compressed one, with the quality that servers use for what they do not cache.
 * @param {import('node:http').ServerResponse} response
 */
function withCompression(response) {
  const { writeHead, end } = response
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  return Object.assign(response, {
    writeHead: (/** @type {number} */ status) => Object.assign(response, { statusCode: status }),
    end: (/** @type {Uint8Array} */ body) => {
      const compressed = brotliCompressSync(body, quality)
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Length', compressed.length)
      return Object.assign(response, { writeHead, end }).end(compressed)
    },
  })
}

/** The calls of the contract, with the sample messages in memory. */
async function createApi() {
  /** @type {[typeof import('../../mocks/backend/mockServer'), typeof import('../../mocks/backend/data/database'), typeof import('../../mocks/backend/data/seed')]} */
  const [{ createMockServer }, { createDatabase }, { seed }] = await Promise.all([
    importTs('mocks/backend/mockServer.ts'),
    importTs('mocks/backend/data/database.ts'),
    importTs('mocks/backend/data/seed.ts'),
  ])
  return createMockServer({ database: createDatabase(seed) })
}

/**
 * @param {string} folder the built app
 * @param {string} base the path that it is built for
 * @returns {Promise<{ site: string, close: () => void }>}
 */
export async function serveBuilt(folder, base) {
  /** @type {typeof import('../../mocks/backend/images/drawPlaceholder')} */
  const { drawPlaceholder } = await importTs('mocks/backend/images/drawPlaceholder.ts')
  const api = await createApi()
  /** @type {Map<string, ReturnType<typeof answerOf> | undefined>} */
  const cache = new Map()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isPicture = url.pathname.startsWith('/api/placeholder/')
    if (url.pathname.startsWith('/api/') && !isPicture)
      return api.emit('request', request, withCompression(response))
    const key = url.pathname + url.search
    if (!cache.has(key)) cache.set(key, answer(url))
    const found = cache.get(key)
    if (!found) return response.writeHead(404).end()
    const headers = {
      'cache-control': /\/(assets|fonts)\//.test(url.pathname) ? IMMUTABLE : 'no-cache',
      etag: found.etag,
    }
    if (request.headers['if-none-match'] === found.etag)
      return response.writeHead(304, headers).end()
    response.writeHead(200, {
      ...headers,
      'content-type': found.type,
      ...(found.isCompressed && { 'content-encoding': 'br' }),
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
      return compressed('image/svg+xml', svg)
    }
    const name = decodeURIComponent(url.pathname)
    const file = fileOf(name) ?? (path.extname(name) ? undefined : fileOf(`${base}404.html`))
    if (!file) return undefined
    const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream'
    if (/\.(woff2|png)$/.test(file)) return answerOf(type, readFileSync(file), false)
    return compressed(type, readFileSync(file))
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
