import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { budgets } from '../budgets'
import { builds } from '../builds.mjs'
import { expect, test } from '../journeys/page'
import { PRODUCTION } from '../sites'

test.use({ baseURL: PRODUCTION })

const production = path.resolve(import.meta.dirname, '../..', builds.production.folder)

/**
 * Everything that the page at `address` loads until the network is idle, except images: name,
 * content and gzip size in kB.
 */
async function load(page: Page, address: string, consoleLines: string[]) {
  const loaded: { type: string; name: string; text: string; kb: number }[] = []
  page.on('response', async (response) => {
    const type = response.request().resourceType()
    if (type === 'image') return
    const body = await response.body().catch(() => Buffer.of())
    const name = new URL(response.url()).pathname
    loaded.push({ type, name, text: body.toString(), kb: gzipSync(body).length / 1000 })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // No server runs behind this folder: failed images and console messages are not part of the
  // budget.
  consoleLines.length = 0
  return loaded
}

for (const { path: address, scriptKb, htmlKb, requests } of budgets) {
  test(`the first visit of ${address} stays within its budget`, async ({ page, consoleLines }) => {
    const loaded = await load(page, address, consoleLines)
    const totalKb = (type: string) =>
      loaded.filter((it) => it.type === type).reduce((sum, { kb }) => sum + kb, 0)
    const figures = {
      'script, kB gzip': [totalKb('script'), scriptKb],
      'page and styles, kB gzip': [totalKb('document') + totalKb('stylesheet'), htmlKb],
      requests: [loaded.length, requests],
    } as const
    for (const [what, [value, [floor, ceiling]]] of Object.entries(figures)) {
      expect.soft(value, `${what}, ceiling`).toBeLessThanOrEqual(ceiling)
      expect.soft(value, `${what}: below its floor, so lower both`).toBeGreaterThanOrEqual(floor)
    }
  })
}

test('the HTML of «/» names every script, so no script waits for another', async ({
  page,
  consoleLines,
}) => {
  const scripts = (await load(page, '/', consoleLines)).filter(({ type }) => type === 'script')
  const html = readFileSync(path.join(production, 'index.html'), 'utf8')
  expect(scripts.map(({ name }) => name).filter((name) => !html.includes(`"${name}"`))).toEqual([])
})

/** Strings from libraries and areas of the product that the first public page does not need. */
const FOREIGN_STRINGS = {
  'the back office': 'لوحة الإدارة',
  'its sample data': 'aljisr7',
  'drag and drop': 'aria-roledescription',
  forms: 'shouldUnregister',
  'the schema library': 'invalid_union',
  'placing of popups': 'popperOffsets',
  'the legal texts': 'قبول الشروط',
}

test('«/» loads nothing of another area', async ({ page, consoleLines }) => {
  const scripts = (await load(page, '/', consoleLines)).filter(({ type }) => type === 'script')
  for (const [what, mark] of Object.entries(FOREIGN_STRINGS))
    expect
      .soft(
        scripts.filter(({ text }) => text.includes(mark)).map(({ name }) => name),
        what,
      )
      .toEqual([])
})

test('the strings that the test above looks for exist: each is in some script of the build', () => {
  const assets = path.join(production, 'assets')
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(assets, name), 'utf8'))
  for (const [what, mark] of Object.entries(FOREIGN_STRINGS))
    expect
      .soft(
        scripts.some((text) => text.includes(mark)),
        what,
      )
      .toBe(true)
})

test('MUI’s ripple is in no script of the build', () => {
  const MARK = 'MuiTouchRipple'
  expect(readFileSync('node_modules/@mui/material/ButtonBase/TouchRipple.mjs', 'utf8')).toContain(
    MARK,
  )
  const assets = path.join(production, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(
    scripts.filter((name) => readFileSync(path.join(assets, name), 'utf8').includes(MARK)),
  ).toEqual([])
})
