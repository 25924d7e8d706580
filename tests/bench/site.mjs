// A static host as usual ones are: Brotli, hashed files cached for good (as `_headers` of a build says), other answers
// validated with an ETag; `404.html` for unknown pages. The built folder is at its base, the barest page at /barest.html
// with its font in /fonts/. Compressed answers stay in memory. Of the calls it answers only those that a visit makes: the
// messages, and the placeholder images.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { importTs } from '../../scripts/importTs.mjs'
import { mediaTypes } from '../builds/builds.mjs'

const FONTS = 'node_modules/@fontsource-variable/cairo/files'
const FONT = '/fonts/cairo-arabic-wght-normal.woff2'
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

/** The barest page that can be compared with ours: 10 KiB of headlines and one font. */
async function barestPage() {
  /** @type {typeof import('../../src/content/homeArticles')} */
  const { homeArticles } = await importTs('src/content/homeArticles.ts')
  const headlines = Object.values(homeArticles).flatMap((section) =>
    section.map(({ title }) => title),
  )
  let text = ''
  for (let next = 0; Buffer.byteLength(text) < 10 * 1024; next++)
    text += `<p>${headlines[next % headlines.length]}</p>\n`
  return `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>أبسط صفحة</title>
<link rel="preload" as="font" type="font/woff2" crossorigin href="${FONT}">
<style>
@font-face { font-family: Cairo; src: url(${FONT}) format("woff2"); font-weight: 200 1000; font-display: swap; }
body { margin: 16px; font: 16px/1.7 Cairo, sans-serif; color: #1c1917; background: #faf8f5; }
</style>
<h1>الأخبار والفئات</h1>
${text}`
}

/**
 * @param {string} folder the built app
 * @param {string} base the path that it is built for
 * @returns {Promise<{ site: string, close: () => void }>}
 */
export async function serveBuilt(folder, base) {
  /** @type {typeof import('../../mocks/backend/images/drawPlaceholder')} */
  const { drawPlaceholder } = await importTs('mocks/backend/images/drawPlaceholder.ts')
  /** @type {typeof import('../../mocks/backend/data/seed')} */
  const { seed } = await importTs('mocks/backend/data/seed.ts')
  const barest = await barestPage()
  /** @type {Map<string, ReturnType<typeof answerOf> | undefined>} */
  const cache = new Map()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
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
      const hint = Object.fromEntries(url.searchParams)
      const svg = drawPlaceholder(Number(picture[1]), Number(picture[2]), hint)
      return compressed('image/svg+xml', svg)
    }
    if (url.pathname === '/api/contact-messages')
      return compressed('application/json', JSON.stringify(seed()))
    if (url.pathname === '/barest.html') return compressed('text/html', barest)
    const name = decodeURIComponent(url.pathname)
    const file = fileOf(name) ?? (path.extname(name) ? undefined : fileOf(`${base}404.html`))
    if (!file) return undefined
    const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream'
    if (/\.(woff2|png)$/.test(file)) return answerOf(type, readFileSync(file), false)
    return compressed(type, readFileSync(file))
  }

  /** @param {string} pathname */
  function fileOf(pathname) {
    if (pathname === FONT) return path.join(FONTS, path.basename(FONT))
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
