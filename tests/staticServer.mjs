// A plain static host: `node tests/staticServer.mjs FOLDER PREFIX PORT [404.html]`. Serves FOLDER under PREFIX, and
// `/contact` from `contact.html`. Unknown paths get `index.html`, as from an object store set up for single-page apps;
// with the last argument they get a 404 and that page, as on GitHub Pages.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { mediaTypes } from './builds/builds.mjs'

const [folder = '', prefix = '/', port = '4300', errorPage] = process.argv.slice(2)
const root = path.resolve(folder)
if (!existsSync(path.join(root, 'index.html'))) {
  console.error(
    `There is no site in ${folder}. The folders of the tests: node tests/builds/make.mjs`,
  )
  process.exit(1)
}

createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (!pathname.startsWith(prefix)) return response.writeHead(404).end()
  let file = path.join(root, safeDecode(pathname.slice(prefix.length)))
  if (!file.startsWith(root)) return response.writeHead(404).end()
  if (isFile(`${file}.html`)) file += '.html'
  else if (!isFile(file)) file = path.join(file, 'index.html')
  const isMissing = !isFile(file)
  if (isMissing) {
    // The site's files are at its root and in this folder: `/category/node.js` is a page.
    if (/^(?:assets\/.*|[^/]*\.\w+)$/.test(pathname.slice(prefix.length)))
      return response.writeHead(404).end()
    file = path.join(root, errorPage ?? 'index.html')
  }
  const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream'
  response.writeHead(isMissing && errorPage ? 404 : 200, {
    'content-type': type,
    // The names of these files contain a hash of their content.
    'cache-control': pathname.startsWith(`${prefix}assets/`)
      ? 'max-age=31536000, immutable'
      : 'no-cache',
  })
  createReadStream(file).pipe(response)
}).listen(Number(port))

/** @param {string} file */
function isFile(file) {
  return existsSync(file) && statSync(file).isFile()
}

/** @param {string} text */
function safeDecode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
