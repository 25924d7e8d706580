import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builds } from '../builds.mjs'
import { expect, test, waitForHydration } from '../journeys/page'
import { PRODUCTION } from '../sites'

const folderOf = (build: keyof typeof builds) =>
  path.resolve(import.meta.dirname, '../..', builds[build].folder)
const dist = folderOf('production')
const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' })
const scripts = (folder = dist) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

/** Strings from the fake backend or its library that must not be in the production build. */
const MARKS = [
  'mockServiceWorker',
  'msw',
  'madar:mocks',
  'failingHtml',
  'اقتراح قسم خاص بأخبار البيئة والمناخ',
  'لوحة التجربة',
  'data-demo-panel',
]

test.use({ baseURL: PRODUCTION })

test('a production build contains no worker file but its own', { tag: '@core' }, () => {
  expect(files().filter((file) => /worker|mock|^sw/i.test(file))).toEqual(['sw.js'])
})

test('no built file has a name that content blockers keep back', () => {
  const names = readdirSync(path.join(dist, 'assets')).map((name) =>
    name.replace(/-[0-9a-f]{8}(?=\.)/, ''),
  )
  expect(names.length).toBeGreaterThan(100)
  const blocked =
    /(?:^|[^a-z])(?:ads?|advert\w*|sponsor\w*|banner|promo\w*|track\w*|analytics|share|social|stat|visit|log|click|twitter)(?:[^a-z]|$)/
  const words = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  expect(names.filter((name) => blocked.test(words(name)))).toEqual([])
})

for (const mark of MARKS) {
  test(`no script of a production build contains «${mark}»`, { tag: '@core' }, () => {
    expect(
      scripts()
        .filter(({ text }) => text.includes(mark))
        .map(({ file }) => file),
    ).toEqual([])
  })
}

test('those strings exist: the demo build contains them, and a worker file', {
  tag: '@core',
}, () => {
  const demo = folderOf('demo')
  const all = readdirSync(demo, { recursive: true, encoding: 'utf8' })
  expect(all.filter((file) => /worker/i.test(file))).not.toEqual([])
  const text = all
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(demo, file), 'utf8'))
    .join('\n')
  for (const mark of MARKS) expect(text).toContain(mark)
})

/**
 * Strings from the devtools and from Storybook's test panel, which only development has, each with the folder that
 * contains it: our toggle buttons, and three libraries.
 */
const DEVTOOLS_MARKS = [
  { mark: 'data-devtools', source: 'src' },
  { mark: 'tsqd-main-panel', source: 'node_modules/@tanstack/query-devtools/build' },
  {
    mark: 'TanStackRouterDevtools',
    source: 'node_modules/@tanstack/router-devtools-core/dist/esm',
  },
  {
    mark: 'Watch mode unavailable while running',
    source: 'node_modules/@storybook/addon-vitest/dist',
  },
]

for (const build of Object.keys(builds) as (keyof typeof builds)[]) {
  test(`no file of the ${build} build contains the devtools or the test panel`, {
    tag: '@core',
  }, () => {
    const all = scripts(folderOf(build))
    expect(all.length).toBeGreaterThan(50)
    for (const { mark } of DEVTOOLS_MARKS)
      expect(
        all.filter(({ text }) => text.includes(mark)).map(({ file }) => file),
        mark,
      ).toEqual([])
  })
}

test('the strings that identify the devtools and the test panel exist in their sources', {
  tag: '@core',
}, () => {
  for (const { mark, source } of DEVTOOLS_MARKS) {
    const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|tsx)$/.test(file))
      .map((file) => readFileSync(path.join(source, file), 'utf8'))
    expect(
      sources.some((text) => text.includes(mark)),
      mark,
    ).toBe(true)
  }
})

test('a production build opens, has no worker of the fake backend, and shows an error when no server answers', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await page.goto('contact')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا')
  expect(consoleLines).toEqual([])
  await page.getByLabel('الاسم').fill('ليان الحسيني')
  await page.getByLabel('البريد الإلكتروني').fill('layan@bareed.example')
  await page.getByLabel('الموضوع').fill('سؤال')
  await page.getByLabel('الرسالة').fill('هل من خادم هنا؟')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.',
  )
  consoleLines.length = 0
})

test('a retry in place offers to load the page again after a release, and only then', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await page.goto('admin/contact-messages')
  const retry = page.getByRole('button', { name: 'إعادة المحاولة' })
  const offer = page.getByRole('button', { name: 'إعادة التحميل' })
  const asked = page.waitForResponse(/assets\/app-\w+\.js$/)
  await retry.click()
  await asked
  await expect(retry).toBeEnabled()
  await expect(offer).toBeHidden()
  // Of the files that the page names, a release keeps those of libraries.
  await page.route(/assets\/app-\w+\.js$/, (route) => route.fulfill({ status: 404 }))
  await retry.click()
  await expect(offer).toBeVisible()
  consoleLines.length = 0
})
