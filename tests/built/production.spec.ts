import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildName, builds } from '../builds/builds.mjs'
import { expect, test, waitForHydration } from '../journeys/page'
import { PRODUCTION } from '../sites'

type File = { file: string; text: string }

const folderOf = (build: BuildName) =>
  path.resolve(import.meta.dirname, '../..', builds[build].folder)
const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const filesIn = (folder: string): File[] =>
  namesIn(folder)
    .filter((file) => /\.(js|tsx|html|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))
const scripts = (build: BuildName) => filesIn(folderOf(build))
const filesWith = (mark: string, files: readonly File[]) =>
  files.filter(({ text }) => text.includes(mark)).map(({ file }) => file)

/** Strings from the fake backend or its library that must not be in the production build. */
const MARKS = [
  'mockServiceWorker',
  // Not `msw`: the name of a class may have these letters.
  '[MSW]',
  'madar:mocks',
  'failingHtml',
  'اقتراح قسم خاص بأخبار البيئة والمناخ',
  'لوحة التجربة',
  'data-demo-panel',
]

test.use({ baseURL: PRODUCTION })

test('a production build contains no worker file but its own', { tag: '@core' }, () => {
  const workers = (build: BuildName) =>
    namesIn(folderOf(build)).filter((file) => /worker|mock|^sw/i.test(file))
  expect(workers('production')).toEqual(['sw.js'])
  expect(workers('demo')).toContain('mockServiceWorker.js')
})

test('no script of a production build has code of the fake backend; that of the demo has', {
  tag: '@core',
}, () => {
  const [production, demo] = [scripts('production'), scripts('demo')]
  for (const mark of MARKS) {
    expect.soft(filesWith(mark, production), mark).toEqual([])
    expect.soft(filesWith(mark, demo), `${mark} exists`).not.toEqual([])
  }
})

/**
 * Strings from the devtools and from Storybook's test panel, which only development has, each with the folder that
 * contains it: our toggle buttons, and three libraries.
 */
const DEVTOOLS_MARKS = {
  'data-devtools': 'src',
  'tsqd-main-panel': 'node_modules/@tanstack/query-devtools/build',
  TanStackRouterDevtools: 'node_modules/@tanstack/router-devtools-core/dist/esm',
  'Watch mode unavailable while running': 'node_modules/@storybook/addon-vitest/dist',
}

test('no file of any build contains the devtools or the test panel', { tag: '@core' }, () => {
  for (const [mark, source] of Object.entries(DEVTOOLS_MARKS))
    expect.soft(filesWith(mark, filesIn(source)), `${mark} exists`).not.toEqual([])
  // The demo contains Storybook.
  for (const build of ['production', 'demo'] as const) {
    const all = scripts(build)
    expect(all.length).toBeGreaterThan(50)
    for (const mark of Object.keys(DEVTOOLS_MARKS))
      expect.soft(filesWith(mark, all), `${build}: ${mark}`).toEqual([])
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

test('a retry in place offers to load the page again after a release, and only then', async ({
  page,
  consoleLines,
}) => {
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
