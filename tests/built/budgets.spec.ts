import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets } from '../budgets'
import { expect, test, waitForHydration } from '../journeys/page'
import { isAll, PRODUCTION } from '../sites'
import {
  fileOf,
  namedFiles,
  production,
  requestedBeforeHydration,
  scriptsAndFonts,
  scriptsOf,
} from './scripts'

test.use({ baseURL: PRODUCTION })

const gzipKb = (file: string) => gzipSync(readFileSync(path.join(production, file))).length / 1000

const PHONE = { width: 360, height: 780 }

/** They open over another page and have no HTML of their own: a host answers with 404.html, which the table has. */
const CARDS = ['/business/markets', '/countries/egypt/economy']

test('every screen of the route table keeps its budget of scripts, files and HTML', {
  tag: '@core',
}, () => {
  expect(budgets.length).toBeGreaterThan(40)
  for (const { path: address, scriptKb, files: maxFiles, htmlKb } of budgets) {
    if (CARDS.includes(address)) continue
    const htmlSize = statSync(fileOf(address)).size / 1000
    expect.soft(htmlSize, `${address}: HTML, kB`).toBeLessThanOrEqual(htmlKb)
    const files = namedFiles(address)
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect.soft(scripts.length, address).toBeGreaterThan(5)
    const kb = scripts.reduce((sum, file) => sum + gzipKb(file), 0)
    expect.soft(kb, `${address}: script, kB gzip`).toBeLessThanOrEqual(scriptKb)
    expect.soft(files.length + 1, `${address}: files`).toBeLessThanOrEqual(maxFiles)
  }
})

/** Runs in the page. Returns the scripts that it loads after hydration, once none has come for a while. */
async function scriptsAfterHydration(): Promise<string[]> {
  const found = () => {
    const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= hydrated && name.endsWith('.js'))
      .map(({ name }) => name)
  }
  // The first ones may wait, too.
  for (let [last, tries] = [-1, 0]; last !== found().length || (last <= 5 && tries < 20); tries++) {
    last = found().length
    await new Promise((resolve) => setTimeout(resolve, 500))
    // On a busy machine the next one waits for the browser to be idle, too. A page behind others may never be.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  }
  return [...new Set(found())]
}

/** Runs in the page. */
const hasRuleOfStory = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some(({ cssText }) => cssText.includes('data-motion="arrive"'))

/** Texts that each occur only in the code of one admin screen or of the charts. */
const BACK_OFFICE = ['عرض في جدول', 'هل تريد حذف هذا الإعلان نهائياً؟', 'خادم SMTP']

/** Screens of each limit; `npm test -- all` visits every screen of the account and the back office. */
const VISITED = ['/', '/contact', '/profile', '/admin/ads']

test('a first visit on a phone keeps its budget of requests and of what is loaded quietly; its HTML names every script and font', {
  tag: '@core',
}, async ({ context }) => {
  await context.route('**/api/**', (route) => route.fulfill({ json: [] }))
  const visits = budgets.filter(
    ({ path }) =>
      VISITED.includes(path) || (isAll && /^\/(admin|dashboard|settings|profile)/.test(path)),
  )
  expect(visits.length).toBeGreaterThanOrEqual(VISITED.length)
  // Some at a time, since each one waits half a second for the network to be quiet.
  while (visits.length > 0)
    await Promise.all(
      visits.splice(0, 4).map(async ({ path: address, requests: maxRequests, quietKb }) => {
        const page = await context.newPage()
        await page.setViewportSize(PHONE)
        await page.goto(address, { waitUntil: 'networkidle' })
        await waitForHydration(page)
        const requests = new Set([address, ...(await page.evaluate(requestedBeforeHydration))])
        expect.soft(requests.size, `${address}: some`).toBeGreaterThan(8)
        expect
          .soft(requests.size, `${address}:\n${[...requests].join('\n')}`)
          .toBeLessThanOrEqual(maxRequests)
        const named = namedFiles(address).map((file) => `/${file}`)
        const late = scriptsAndFonts(requests).filter((file) => !named.includes(file))
        expect.soft(late, `${address}: found late, since its HTML does not name it`).toEqual([])
        const scripts = await page.evaluate(scriptsAfterHydration)
        const texts = scripts.map((url) =>
          readFileSync(path.join(production, new URL(url).pathname), 'utf8'),
        )
        if (!address.startsWith('/admin'))
          expect
            .soft(
              BACK_OFFICE.filter((word) => texts.some((text) => text.includes(word))),
              `${address}: code of the back office that is loaded quietly`,
            )
            .toEqual([])
        const kb = scripts.reduce((sum, url) => sum + gzipKb(new URL(url).pathname), 0)
        expect.soft(scripts.length, `${address}: quiet scripts`).toBeGreaterThan(5)
        expect.soft(kb, `${address}: quiet script, kB gzip`).toBeLessThanOrEqual(quietKb)
        if (address === '/')
          await expect
            .poll(() => page.evaluate(hasRuleOfStory), 'the press on a headline creates its styles')
            .toBe(true)
        await page.close()
      }),
    )
})

/** Strings from libraries and areas of the product that the first public page does not need. */
const FOREIGN_STRINGS = {
  'the back office': 'لوحة الإدارة',
  'its sample data': 'aljisr7',
  'drag and drop': 'aria-roledescription',
  forms: 'shouldUnregister',
  'the schema library': 'invalid_union',
  'TanStack Query': 'getMutationCache',
  'placing of popups': 'popperOffsets',
  'the legal texts': 'قبول الشروط',
}

test('«/» loads nothing of another area', { tag: '@core' }, () => {
  const named = namedFiles('/').map((file) => path.basename(file))
  const scripts = scriptsOf('production')
  for (const [what, mark] of Object.entries(FOREIGN_STRINGS)) {
    const found = scripts.filter(({ text }) => text.includes(mark)).map(({ name }) => name)
    expect.soft(found, `${what} is in the build`).not.toEqual([])
    expect
      .soft(
        found.filter((name) => named.includes(name)),
        what,
      )
      .toEqual([])
  }
  for (const word of BACK_OFFICE)
    expect
      .soft(
        scripts.some(({ text }) => text.includes(word)),
        word,
      )
      .toBe(true)
})

test('chunks do not import each other in a circle, so that no module runs before what it imports', {
  tag: '@core',
}, () => {
  const scripts = scriptsOf('production')
  const importsOf = new Map(
    scripts.map(({ name, text }) => {
      const files = text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)
      return [name, new Set(Array.from(files, ([, file = '']) => file))]
    }),
  )
  const circles = scripts.filter(({ name }) => {
    const found = new Set(importsOf.get(name))
    for (const file of found) for (const one of importsOf.get(file) ?? []) found.add(one)
    return found.has(name)
  })
  expect([...importsOf.values()].some((files) => files.size > 3)).toBe(true)
  expect(circles).toEqual([])
})

const moduleFile = (name: string) =>
  ['.mjs', '.js'].map((ending) => name + ending).find((file) => existsSync(file)) ?? name

test('the parts of libraries that nothing here uses are in no script of the build', {
  tag: '@core',
}, () => {
  const scripts = scriptsOf('production')
  for (const [file, mark] of [
    ['ButtonBase/TouchRipple', 'MuiTouchRipple'],
    ['CircularProgress/circularProgressClasses', 'MuiCircularProgress'],
    ['TextareaAutosize/TextareaAutosize', 'translateZ(0)'],
    ['styles/createThemeWithVars', 'warningStandardBg'],
  ] as const) {
    const source = readFileSync(moduleFile(`node_modules/@mui/material/${file}`), 'utf8')
    expect(source).toContain(mark)
    expect(scripts.filter(({ text }) => text.includes(mark)).map(({ name }) => name)).toEqual([])
  }
})
