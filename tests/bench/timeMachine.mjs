// Measures jumps in the time machine of the built demo, whose journal has 1,000 entries: from the press on «اذهب إلى هذه
// النقطة» to the frame that shows the point as the current one, and the data of that point on the screen behind the panel.
//   node tests/bench/timeMachine.mjs [ROUNDS]
import { importTs } from '../../scripts/importTs.mjs'
import { median, percentile, withDemo } from './demo.mjs'

const ROUNDS = Number(process.argv[2] ?? 10)
const ENTRIES = 1000
/** ms, without a slower processor */
const MAX = 100
/** The line of time shows so many entries on a page. */
const PAGE_SIZE = 20

const POINTS = 'section[aria-label="خط الزمن"] > ol > li'

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ head: import('../../mocks/demo/journal/journalStore').Head, entries: import('../../mocks/demo/journal/journalStore').Entry[], states: import('../../mocks/backend/data/dataKeys').DemoData[] }} Journal */

const journal = await makeJournal()
let missed = 0
await withDemo(async (browser, site) => {
  for (const cpu of [1, 4]) {
    console.log(`\nJumps in a journal of ${ENTRIES} entries, processor ×1/${cpu}, ms`)
    const page = await open(browser, site, cpu)
    const [newest, recent, first] = [ENTRIES, ENTRIES - PAGE_SIZE + 1, 1]
    await report(cpu, `over ${newest - recent} entries`, await jumps(page, recent, newest))
    await report(cpu, 'one entry back and forth (undo, redo)', await steps(page))
    await report(cpu, `over ${newest - first} entries`, await jumps(page, first, newest))
    await page.evaluate(unfoldAll)
    const unfolded = await jumps(page, recent, newest)
    await report(cpu, `over ${newest - recent} entries, a page of them unfolded`, unfolded)
    await page.context().close()
  }
})
process.exitCode = Math.sign(missed)

/** @param {number} cpu @param {string} name @param {number[]} times */
async function report(cpu, name, times) {
  const isMet = percentile(times, 1) < MAX
  // With a slower processor for information.
  if (cpu === 1 && !isMet) missed++
  const verdict = cpu > 1 ? '      ' : isMet ? 'met   ' : 'MISSED'
  console.log(
    `  ${verdict} ${name}: ${median(times).toFixed(0)}, slowest of ${times.length}: ${percentile(times, 1).toFixed(0)}`,
  )
}

/** A journal as visitors and editors write it: messages, and a list with its line in the change log, in turns. */
async function makeJournal() {
  /** @type {[typeof import('../../mocks/demo/journal/journalStore'), typeof import('../../mocks/demo/journal/pages'), typeof import('../../mocks/backend/data/seed'), typeof import('../../mocks/backend/data/schema'), typeof import('../../src/content/admin/curatedVideos')]} */
  const [{ memoryJournal }, { addEntry }, { seed }, { toStoredText }, { trendingVideos }] =
    await Promise.all([
      importTs('mocks/demo/journal/journalStore.ts'),
      importTs('mocks/demo/journal/pages.ts'),
      importTs('mocks/backend/data/seed.ts'),
      importTs('mocks/backend/data/schema.ts'),
      importTs('src/content/admin/curatedVideos.ts'),
    ])
  const store = memoryJournal()
  let messages = seed()
  let videos = trendingVideos
  /** @type {object[]} */
  let log = []
  for (let count = 0; count < ENTRIES; count += 1) {
    const at = count % (count % 2 ? messages.length : videos.length)
    if (count % 2)
      messages = messages.map((message, index) =>
        index === at
          ? { ...message, status: message.status === 'unread' ? 'read' : 'unread' }
          : message,
      )
    else {
      const before = videos[at]
      const after = before && { ...before, isActive: !before.isActive }
      videos = videos.map((video) => (video === before && after ? after : video))
      const change = { items: [{ before, after }], order: null }
      const entry = { id: `line-${count}`, at: new Date(0).toISOString(), by: 'نورة', change }
      log = [{ ...entry, list: 'videos' }, ...log]
    }
    const data = {
      messages: toStoredText(messages),
      videos: JSON.stringify({ version: 1, value: videos }),
      changeLog: JSON.stringify({ version: 1, value: log }),
    }
    /** @type {import('../../mocks/backend/data/dataKeys').DataName[]} */
    const names = count % 2 ? ['messages'] : ['videos', 'changeLog']
    await store.change((pages) => addEntry(pages, { data, names }))
  }
  return store.change(async (pages) => {
    const entries = await pages.entries()
    const states = await Promise.all(entries.map(({ id }) => pages.state(id)))
    return { head: await pages.head(), entries, states }
  })
}

/** Opens the messages and the line of time. @param {import('playwright').Browser} browser @param {string} site @param {number} cpu */
async function open(browser, site, cpu) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${site}admin/contact-messages`, { waitUntil: 'networkidle' })
  // The page begins its journal when it is idle.
  await page.evaluate(async () => {
    while ((await indexedDB.databases()).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await page.waitForTimeout(1000)
  // In parts: all states at once are more than the browser takes in one message.
  const { head, entries, states } = journal
  for (let from = 0; from < ENTRIES; from += 50) {
    const part = { entries: entries.slice(from, from + 50), states: states.slice(from, from + 50) }
    await page.evaluate(storeJournal, { head, ...part })
  }
  await page.reload({ waitUntil: 'networkidle' })
  await page.mouse.move(1, 1)
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  await page.getByRole('tab', { name: 'الزمن' }).click()
  await page.locator('li[aria-current]').waitFor()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return page
}

/** Runs in the page. @param {any} journal */
async function storeJournal({ head, entries, states }) {
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('madar-demo')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const transaction = database.transaction(['entries', 'states', 'heads'], 'readwrite')
  for (const entry of entries) transaction.objectStore('entries').put(entry, entry.id)
  for (const [at, { id }] of entries.entries())
    transaction.objectStore('states').put(states[at], id)
  transaction.objectStore('heads').put(head, 'head')
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
  localStorage.setItem('madar:mocks:v1', head.data.messages)
  localStorage.setItem('saved:videos', head.data.videos)
  localStorage.setItem('saved:changeLog', head.data.changeLog)
}

/** The times of jumps to one point and back to another. @param {Page} page @param {number} one @param {number} other */
async function jumps(page, one, other) {
  const times = []
  for (let round = -2; round < ROUNDS; round += 1) {
    const time = await timeToPoint(page, round % 2 ? other : one, async (point) => {
      const isOpen = await point
        .locator('details')
        .evaluate((details) => Reflect.get(details, 'open'))
      if (!isOpen) await point.locator('summary').click()
      return point.getByRole('button', { name: /^اذهب/ })
    })
    if (round >= 0) times.push(time)
  }
  return times
}

/** The times of undo and redo. @param {Page} page */
async function steps(page) {
  const times = []
  for (let round = -2; round < ROUNDS; round += 1) {
    const name = round % 2 ? 'أعد' : 'تراجع'
    const time = await timeToPoint(page, round % 2 ? ENTRIES : ENTRIES - 1, async () =>
      page.getByRole('button', { name, exact: true }),
    )
    if (round >= 0) times.push(time)
  }
  return times
}

/**
 * The ms from the press to the frame in which the point is the current one and the screen has been rendered again.
 * @param {Page} page @param {number} id
 * @param {(point: import('playwright').Locator) => Promise<import('playwright').Locator>} buttonOf
 */
async function timeToPoint(page, id, buttonOf) {
  await showPageOf(page, id)
  const place = placeOf(id)
  const point = page.locator(POINTS).nth(place)
  const button = await buttonOf(point)
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button has no box')
  await page.waitForTimeout(150)
  await page.evaluate(armTimer, { points: POINTS, place })
  // Not `locator.click`, whose checks in the page would be measured.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const time = await page.evaluate(() => /** @type {any} */ (window).shown)
  // What a jump causes later is no part of the next one.
  await page.waitForTimeout(350)
  return time
}

/** Runs in the page. @param {{ points: string, place: number }} wanted */
function armTimer({ points, place }) {
  const point = document.querySelectorAll(points)[place]
  const text = () => document.querySelector('main')?.textContent
  const before = text()
  Object.assign(window, {
    shown: new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The point is not shown')), 20_000)
      addEventListener(
        'click',
        () => {
          const start = performance.now()
          const look = () => {
            if (!point?.hasAttribute('aria-current') || text() === before)
              return requestAnimationFrame(look)
            return setTimeout(() => resolve(performance.now() - start))
          }
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    }),
  })
}

/** The place of an entry on its page. @param {number} id */
function placeOf(id) {
  return (ENTRIES - id) % PAGE_SIZE
}

/** @param {Page} page @param {number} id */
async function showPageOf(page, id) {
  const name = `الصفحة ${Math.floor((ENTRIES - id) / PAGE_SIZE) + 1}`
  const number = page
    .getByRole('navigation', { name: 'صفحات السجل' })
    .getByRole('button', { name, exact: true })
  if ((await number.getAttribute('aria-current')) === null) await number.click()
}

/** Runs in the page. */
function unfoldAll() {
  for (const details of document.querySelectorAll('section[aria-label="خط الزمن"] details'))
    Object.assign(details, { open: true })
}
