import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createDatabase } from '@mocks/backend/data/database'
import { seed } from '@mocks/backend/data/seed'
import { createMockServer } from '@mocks/backend/mockServer'
import { type BuildName, builds, DEMO_BASE, mediaTypes } from '../builds.mjs'

export type VisitSite = {
  /** the URL of the first page, with a slash at its end */
  url: string
  /** the status and HTML of an answer that takes the place of the right one */
  fault?: ((pathname: string) => [number, string] | undefined) | undefined
  /** answers the requests for scripts; until then they wait, if they are to be held */
  release: () => void
  close: () => void
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/**
 * Serves a built folder for one visit, with the calls and a database of its own. Not `page.route`: to intercept requests
 * costs the browser more time than to answer them.
 */
export async function serveVisit(build: BuildName, isHeld: boolean): Promise<VisitSite> {
  const base = build === 'demo' ? DEMO_BASE : '/'
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>()
  if (!isHeld) release()
  const api = createMockServer({ database: createDatabase(seed) })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const fault = site.fault?.(pathname)
    if (fault) return send(response, '.html', fault[1], fault[0])
    if (pathname.startsWith('/api/placeholder/')) return send(response, '.svg', PICTURE)
    if (pathname.startsWith('/api/')) return api.emit('request', request, response)
    const file = fileOf(build, decodeURIComponent(pathname.slice(base.length)))
    if (!file || !pathname.startsWith(base)) return response.writeHead(404).end()
    const type = path.extname(file)
    if (type === '.js') await scripts
    send(response, type, readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const site: VisitSite = {
    url: `http://localhost:${port}${base}`,
    release,
    close: () => {
      release()
      server.close()
      server.closeAllConnections()
    },
  }
  return site
}

/** The file of a path, as a static host finds it; unknown pages are answered with `index.html`. */
function fileOf(build: BuildName, name: string): string | undefined {
  const file = path.join(builds[build].folder, name)
  const found = [`${file}.html`, file, path.join(file, 'index.html')].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  )
  if (found || name.startsWith('assets/')) return found
  return path.join(builds[build].folder, 'index.html')
}

function send(response: ServerResponse, type: string, body: string | Buffer, status = 200) {
  response.writeHead(status, { 'content-type': mediaTypes[type] ?? 'application/octet-stream' })
  response.end(body)
}
