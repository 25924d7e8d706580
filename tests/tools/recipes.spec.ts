import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../journeys/page'
import { limit } from '../machine'
import { type ScratchCopy, scratchCopy, scratchCopyWithNewFiles } from '../scratchCopy'

// CONTRIBUTING's tasks, to the letter: nothing but their steps may be needed.
let copy: ScratchCopy
test.beforeAll(() => {
  copy = scratchCopy()
})
test.afterAll(() => copy.remove())

test('1, 2, 4, 9 and 10: banners, a field of messages, a scenario, a setting and a part of the panel pass every check', () => {
  test.setTimeout(limit(400))
  const banners: [file: string, place: string][] = [
    ['src/site/home/HomePage.tsx', 'title="صباحك'],
    ['src/content/topicPages/sports.ts', "title: 'خصم على"],
    ['src/site/countries/loadCountry.ts', "title: 'خصم على"],
    ['src/site/countries/loadCountry.ts', 'title: `تغطية'],
    ['src/content/videos.ts', "title: 'خصم على"],
    ['src/content/sponsored.ts', "title: 'ثلاث جزر"],
  ]
  for (const [file, place] of banners) copy.edit(file, [place, ' الجديد'])

  copy.edit(
    'src/api/contactMessages.ts',
    ["message: required('message'),", '\n  phone: z.optional(z.string().check(z.trim())),'],
    ['adminNotes: z.nullish(z.string()),', '\n  phone: z.nullish(z.string()),'],
  )
  copy.edit('src/admin/contactMessages/exportMessages.ts', [
    "adminNotes: ['ملاحظات الإدارة', ({ adminNotes }) => adminNotes],",
    "\n  phone: ['الهاتف', ({ phone }) => phone],",
  ])
  copy.edit('src/site/contact/ContactForm.tsx', [
    `<FormSelect {...field('category')} label="نوع الاستفسار" options={CATEGORIES} />`,
    `\n<FormTextField {...field('phone')} label="الهاتف" dir="ltr" />`,
  ])
  copy.edit('src/admin/contactMessages/MessageFacts.tsx', [
    '<dd>{message.category}</dd>',
    '{message.phone && <><dt>الهاتف</dt><dd><bdi>{message.phone}</bdi></dd></>}',
  ])

  copy.edit('mocks/backend/scenarios.ts', [
    'export const scenarios = {',
    "\n  closed: { label: 'مغلق', description: 'يُرفض كل طلب بالرمز 500 بعد إغلاقه.' },",
  ])
  copy.edit('mocks/backend/scenarioHandlers.ts', [
    'normal: () => [],',
    "\n  closed: () => everyDataCall(() => problem(500, 'مغلق')),",
  ])
  copy.edit('src/site/contact/ContactPage.stories.tsx', [
    'export const Sent = meta.story({',
    "\n  parameters: { scenario: 'closed' },",
  ])

  copy.edit(
    'src/content/settings.ts',
    ['newsPreferences: { autoRefresh: boolean; ', 'showTimes: boolean; '],
    ['newsPreferences: { autoRefresh: true, ', 'showTimes: true, '],
  )
  copy.edit('src/site/settings/DisplayPanel.tsx', [
    '<Group legend="الأخبار">\n        <Switches\n          field={field}\n          rows={[',
    "\n['newsPreferences.showTimes', 'أوقات النشر', 'بجانب كل عنوان.'],",
  ])
  copy.edit('src/content/admin/fieldNames.ts', ["'عرض مكثّف',", "\n  showTimes: 'أوقات النشر',"])

  writeFileSync(
    path.join(copy.folder, 'mocks/demo/panel/Weather.tsx'),
    'export const Weather = () => <p>الطقس معتدل.</p>\n',
  )
  copy.edit(
    'mocks/demo/panel/StateTab.tsx',
    ["from './panelParts'", "\nimport { Weather } from './Weather'"],
    ['<Developer />', '<Weather />'],
  )

  copy.run('biome', 'check', '--write', '.')
  copy.run('node', 'tests/run.mjs', 'check')
})

test('6: a changed colour names the files that repeat it', () => {
  copy.run('sed', '-i', '/ brand:/s/#c2410c/#b2410c/', 'src/ui/theme/tokens.ts')
  const check = () => copy.run('vitest', 'run', 'tests/designTokens.test.ts')
  for (const file of ['manifest.webmanifest', 'offlinePage.ts'])
    expect(check).toThrow(new RegExp(`${file}, which works without the theme`))
})

test('7 and 8: types name each list that lacks a new topic or country', () => {
  copy.edit('src/content/topics.ts', [
    "{ slug: 'culture', name: 'ثقافة' },",
    "\n  { slug: 'environment', name: 'بيئة' },",
  ])
  copy.edit('src/content/countries.ts', [
    'export const countries = [',
    "\n  country('atlantis', 'AT', 'أطلس', 'دولة أطلس', 'Atlantis', 'غرب أفريقيا'),",
  ])
  const named = [
    'sections',
    'homeArticles',
    'summaries/home',
    'summaries/sources',
    'admin/parentSections',
    'admin/topicCategories',
    'countryFacts',
  ].map((file) => `(?=[^]*src/content/${file}.ts)`)
  expect(() => copy.run('tsc', '-p', '.')).toThrow(new RegExp(named.join('')))
})

test('3 and 5: what `npm run new` writes passes types and unit tests, and its public page is prerendered', () => {
  test.setTimeout(limit(240))
  const withNew = scratchCopyWithNewFiles()
  try {
    withNew.run('tsc', '-p', '.')
    withNew.run('vitest', 'run', 'tests/contract', 'tests/layers', 'tests/screen', 'pushDevices')
    withNew.run('vite', 'build')
    expect(withNew.run('cat', 'dist/weather.html')).toMatch(/<bdi>الطقس<\/bdi><\/h1>/)
  } finally {
    withNew.remove()
  }
})
