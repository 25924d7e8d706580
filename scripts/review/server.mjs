import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { mediaTypes } from '../../tests/mediaTypes.mjs'
import { decide, readApprovals, writeApprovals } from './approvals.mjs'
import { pageOf, writePage } from './page.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Under this path, since the built Storybook has to work under any. */
const PREFIX = '/review/storybook/'

/** Serves a built Storybook to the camera. @param {string} folder */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : ''
    sendFile(response, folder, decodeURIComponent(file) || 'index.html')
  })
  const port = await listen(server, 0)
  return { url: `http://localhost:${port}${PREFIX}`, close: () => server.close() }
}

/**
 * @typedef {object} Review
 * @property {string} folder with the pictures
 * @property {import('./page.mjs').Report} report grows while the review works
 * @property {() => void} onApprove
 * @property {string} [approvals] the file for decisions, if it is not that of the project
 */

/**
 * Serves the page of the review on this machine only, and writes what it decides into the approvals.
 * @param {Review} review @param {number} wantedPort
 */
export async function serveReview(review, wantedPort) {
  const server = createServer((request, response) => {
    answer(request, response, review).catch((error) => {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message)
    })
  })
  const port = await listen(server, wantedPort)
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

/** @param {Request} request @param {Response} response @param {Review} review */
async function answer(request, response, review) {
  const { folder, report, approvals } = review
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method === 'POST') {
    // Another site cannot send this type without asking first, and this server never agrees.
    if (request.headers['content-type'] !== 'application/json') throw new Error('Not JSON')
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? ''))
      throw new Error('Not local')
    const body = JSON.parse(await textOf(request))
    if (pathname === '/decisions') saveDecisions(review, body)
    else if (pathname === '/approve') approve(review)
    else throw new Error(`Nothing is at ${pathname}`)
    await writePage(folder, report, readApprovals(approvals))
    return sendJson(response, readApprovals(approvals))
  }
  if (pathname === '/progress.json') return sendJson(response, report.progress)
  if (pathname === '/') {
    response.writeHead(200, { 'content-type': mediaTypes['.html'], 'cache-control': 'no-store' })
    return response.end(await pageOf(report, readApprovals(approvals), true))
  }
  sendFile(response, folder, decodeURIComponent(pathname.slice(1)))
}

/** @param {Review} review @param {{ keys: string[], decision: string, note: string }} body */
function saveDecisions({ report, approvals }, { keys, decision, note }) {
  if (decision !== 'accepted' && decision !== 'rejected') throw new Error('Accepted or rejected?')
  const { commit, isDirty, author } = report.present
  const added = report.changes
    .filter(({ story, width, scheme }) => keys.includes(`${story} ${width} ${scheme}`))
    .map(({ story, width, scheme, fingerprint }) => ({
      ...{ story, width, scheme, fingerprint, decision: /** @type {typeof decision} */ (decision) },
      ...{ commit: `${commit}${isDirty ? '+' : ''}`, who: author, note: String(note) },
      date: today(),
    }))
  if (added.length === 0) throw new Error('No such picture')
  writeApprovals(decide(readApprovals(approvals), added), approvals)
}

/** From now on a review compares with the present commit. @param {Review} review */
function approve({ report, approvals, onApprove }) {
  const { present, changes, isWhole, progress } = report
  const { decisions } = readApprovals(approvals)
  const isAccepted = (/** @type {import('./compare.mjs').Change} */ change) =>
    decisions.some(
      (one) =>
        one.decision === 'accepted' &&
        one.story === change.story &&
        one.width === change.width &&
        one.scheme === change.scheme &&
        one.fingerprint === change.fingerprint,
    )
  if (present.isDirty) throw new Error('التغييرات ليست في إيداع بعد: أودعها ثم أعد المراجعة.')
  if (!isWhole || progress.step !== 'done') throw new Error('لم تشمل المراجعة كل القصص.')
  if (!changes.every(isAccepted)) throw new Error('بقي تغيير لم يُقبل.')
  const approved = { commit: present.commit, who: present.author, date: today(), note: '' }
  writeApprovals({ approved, decisions: [] }, approvals)
  onApprove()
}

const today = () => new Date().toISOString().slice(0, 10)

/** @param {import('node:http').Server} server @param {number} port @returns {Promise<number>} */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** @param {Response} response @param {string} folder @param {string} name */
function sendFile(response, folder, name) {
  const root = path.resolve(folder)
  const file = path.join(root, name)
  if (!file.startsWith(root + path.sep) || !existsSync(file) || !statSync(file).isFile())
    return response.writeHead(404).end()
  const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream'
  response.writeHead(200, { 'content-type': type })
  createReadStream(file).pipe(response)
}

/** @param {Response} response @param {unknown} value */
const sendJson = (response, value) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** @param {Request} request */
async function textOf(request) {
  let text = ''
  for await (const part of request) text += part
  return text
}
