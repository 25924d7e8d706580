// One mistake for each row of the fault table, which that row must notice in the built
// folders: so each has been seen failing, and can be seen again.
//   npm run mutants:faults [-- PATTERN OF A MISTAKE OR A ROW]
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { builds } from '../builds.mjs'

/** @typedef {'demo' | 'production'} Build */
/** @type {[mistake: string, file: string, right: string, wrong: string, rows: RegExp, ...builds: Build[]][]} */
const MUTANTS = [
  [
    'reading storage may throw',
    'src/lib/storage.ts',
    '?? null\n  } catch {\n    return null',
    '?? null\n  } catch (e) {\n    throw e',
    /storage × throwing (on read|at every)/,
    'demo',
  ],
  [
    'writing storage may throw',
    'src/lib/storage.ts',
    'return true\n  } catch {\n    return false',
    'return true\n  } catch (e) {\n    throw e',
    /storage × (missing|throwing on write)/,
    'demo',
  ],
  [
    'what was stored is trusted to stay',
    'mocks/data/database.ts',
    'if (text === null) return fresh()',
    "if (text === null && lastRead) throw new Error('gone')\n    if (text === null) return fresh()",
    /storage × cleared/,
    'demo',
  ],
  [
    'what was stored is trusted in its shape',
    'src/lib/storage.ts',
    'return parse(JSON.parse(text))',
    'return JSON.parse(text) as T',
    /storage × every key/,
    'demo',
  ],
  [
    'the gate is not shut while the worker starts',
    'src/main.tsx',
    'holdBackendGate(fakeBackend().then(({ startMocks }) => startMocks(openedAddress)))',
    'void fakeBackend().then(({ startMocks }) => startMocks(openedAddress)); void holdBackendGate',
    /worker × (?!production)/,
    'demo',
  ],
  [
    'a production build registers a worker',
    'src/main.tsx',
    'loadAnalytics(import.meta',
    "void navigator.serviceWorker?.register('worker.js').catch(() => undefined)\nloadAnalytics(import.meta",
    /worker × production/,
    'production',
  ],
  [
    'answers are not parsed',
    'src/api/http.ts',
    'await schema.parseAsync(await readJson(path, options))',
    '(await readJson(path, options)) as z.output<S>',
    /network × GET list/,
    'production',
  ],
  [
    'a form is cleared whatever the answer',
    'src/site/contact/ContactForm.tsx',
    "        toast.error('حدث خطأ أثناء",
    "        reset(EMPTY)\n        toast.error('حدث خطأ أثناء",
    /network × POST send/,
    'production',
  ],
  [
    'a failure of a change is not told',
    'src/admin/contactMessages/useMessageChange.ts',
    'toast.error(FAILED[action])',
    'void FAILED',
    /network × PUT/,
    'production',
  ],
  [
    'edits count as saved whatever the answer',
    'src/admin/pageSettings/usePageCategories.ts',
    '      // Every edit stays as it is',
    '      list.markSaved(categories)\n      // Every edit stays as it is',
    /network × POST pageSettings/,
    'production',
  ],
  [
    'code that does not come is an error like others',
    'src/ui/states/missingPage.ts',
    'missing.add(payload)',
    'void missing',
    /network × the code of a page/,
    'production',
  ],
  [
    'a change that went well is not told',
    'src/admin/contactMessages/useMessageChange.ts',
    'toast.success(DONE[action])',
    'void DONE',
    /order × PUT/,
    'production',
  ],
  [
    'settings may be saved twice at once',
    'src/admin/pageSettings/usePageCategories.ts',
    'if (isSending.current) return\n',
    '',
    /order × POST pageSettings/,
    'production',
  ],
  [
    'a form that was sent is not cleared',
    'src/site/contact/ContactForm.tsx',
    '      reset(EMPTY)\n      // The page',
    '      // The page',
    /order × POST send/,
    'production',
  ],
  [
    'an older question is not given up',
    'src/api/contactMessages.ts',
    'invalidateQueries({ queryKey: [PATH] })',
    'invalidateQueries({ queryKey: [PATH] }, { cancelRefetch: false })',
    /order × two answers/,
    'production',
  ],
  [
    'what settles writes the address of another page',
    'src/ui/useDebouncedText.ts',
    'clearTimeout(timer)',
    'void timer',
    /order × every filter/,
    'production',
  ],
  [
    'what settles does not ask whether the page is being left',
    'src/ui/useIsLeaving.ts',
    'return latestLocation.pathname !== shown.pathname',
    'return false',
    /order × a link pressed/,
    'production',
  ],
  [
    'a dialog without changes asks to be left',
    'src/ui/dialog/useUnsavedDialog.ts',
    'useLeaveGuard(isUnsaved)',
    'useLeaveGuard(true)',
    /order × Back while/,
    'production',
  ],
  [
    'no word goes to the other tabs',
    'src/api/otherTabs.ts',
    "if (typeof data === 'string') onChange(data)",
    "if (typeof data === 'number') onChange(data)",
    /order × two tabs/,
    'demo',
  ],
  [
    'an unknown word in an address is an error',
    'src/lib/searchParams.ts',
    'words.find((word): word is Exclude<T, D> => word === value && word !== byDefault)',
    "words.find((word): word is Exclude<T, D> => word === value && word !== byDefault) ?? (() => { throw new Error('unknown') })()",
    /address × (every route|opened from outside)/,
    'demo',
    'production',
  ],
  [
    'a page that is not there has two headings',
    'src/site/notFound/NotFoundPage.tsx',
    '<h1 lang="en"',
    '<h1 />\n      <h1 lang="en"',
    /address × anything at all/,
    'demo',
  ],
  [
    'a tab is not in the address',
    'src/admin/analytics/analyticsSearch.ts',
    'tab: oneOf(TABS, DEFAULT_TAB)',
    "tab: oneOf([...TABS].filter((one) => one !== 'traffic'), DEFAULT_TAB)",
    /address × a deep link/,
    'production',
  ],
  [
    'what is typed is tidied',
    'src/ui/form/useField.ts',
    'return { ...field,',
    "return { ...field, value: String(field.value).normalize('NFKC').replace(/\\p{Cf}/gu, '') as typeof field.value,",
    /text × every field of every form, [124]/,
    'production',
  ],
  [
    'what is searched for is tidied',
    'src/ui/SearchField.tsx',
    'onChange(event.target.value)',
    "onChange(event.target.value.normalize('NFKC').replace(/\\p{Cf}/gu, ''))",
    /text × every field of every form, 3/,
    'production',
  ],
  [
    'long words are cut',
    'src/admin/contactMessages/VisitorText.tsx',
    '...(isOneLine && {',
    '...({',
    /text × every text of a message/,
    'production',
  ],
  [
    'long names are cut',
    'src/admin/users/UserCells.tsx',
    ' isWhole />',
    ' />',
    /text × a user’s name/,
    'production',
  ],
  [
    'the name of a category is drawn as HTML',
    'src/admin/categories/CategoryRow.tsx',
    'title={name} detail',
    'title={<span dangerouslySetInnerHTML={{ __html: name }} />} detail',
    /text × the names of admin\/categories/,
    'production',
  ],
  [
    'the name of an ad is drawn as HTML',
    'src/admin/ads/AdFacts.tsx',
    "{nameAr || '(بلا اسم)'}</h2>",
    '<b dangerouslySetInnerHTML={{ __html: nameAr }} /></h2>',
    /text × the names of admin\/ads/,
    'production',
  ],
  [
    'all rows are drawn',
    'src/admin/contactMessages/paging.ts',
    'PAGE_SIZE = 25',
    'PAGE_SIZE = 2500',
    /volume × 10,000/,
    'demo',
  ],
  [
    'a list holds a hundred at most',
    'src/ui/sortable/useEditableList.ts',
    'list.add(now, made)',
    'now.length > 100 ? now : list.add(now, made)',
    /volume × 500 categories/,
    'production',
  ],
  [
    'an ad cannot be paused',
    'src/admin/ads/useAds.ts',
    'isPaused: !isPaused',
    'isPaused',
    /volume × 500 ads/,
    'production',
  ],
  [
    'toasts pile up',
    'src/ui/toast/toastStore.ts',
    'TOAST_LIMIT = 1',
    'TOAST_LIMIT = 1000',
    /volume × 1,000 toasts/,
    'production',
  ],
  [
    'each navigation leaves something behind',
    'src/lib/analytics.ts',
    "window.gtag?.('event', 'page_view'",
    "((globalThis as { left?: unknown[] }).left ??= []).push(Array.from({ length: 3e4 }, () => ({ path })))\n  window.gtag?.('event', 'page_view'",
    /volume × 200 navigations/,
    'production',
  ],
  [
    'the draft of the contact form is not kept',
    'src/site/contact/ContactForm.tsx',
    'callback: ({ values }) => keepDraft(values)',
    'callback: ({ values }) => void [keepDraft, values]',
    /(drafts × the contact form|order × a send that fails)/,
    'production',
  ],
  [
    'leaving asks nothing',
    'src/ui/useLeaveGuard.ts',
    'disabled: !isDirty,\n    enableBeforeUnload: isDirty',
    'disabled: isDirty || !isDirty,\n    enableBeforeUnload: false',
    /drafts × (every admin screen|the notes)/,
    'production',
  ],
  [
    'a dialog closes without asking',
    'src/ui/dialog/AppDialog.tsx',
    'unsaved.current && !(await',
    'isBusy && unsaved.current && !(await',
    /drafts × every form in a dialog/,
    'production',
  ],
]

const wanted = new RegExp(process.argv[2] ?? '')
const report = path.join(os.tmpdir(), `madar-mutant-${process.pid}.json`)
let seen = 0
let missed = 0
for (const [mistake, file, right, wrong, rows, ...names] of MUTANTS) {
  if (!wanted.test(`${mistake} ${rows.source}`)) continue
  const text = readFileSync(file, 'utf8')
  if (!text.includes(right)) {
    console.log(`not there any more: ${mistake}`)
    missed++
    continue
  }
  try {
    writeFileSync(
      file,
      text.replace(right, () => wrong),
    )
    for (const name of names) {
      // The stamp says that the folder is the sources' own build: from here on it is not.
      rmSync(`${builds[name].folder}.stamp`, { force: true })
      run(builds[name].tool, builds[name].args)
    }
    for (const [row, isOk] of outcomes(rows)) {
      console.log(`${isOk ? 'NOT SEEN' : 'seen    '}  ${mistake} → ${row}`)
      if (isOk) missed++
      else seen++
    }
  } finally {
    writeFileSync(file, text)
  }
}
rmSync(report, { force: true })
run('node', ['scripts/buildForTests.mjs'])
console.log(`\n${seen} seen, ${missed} not`)
process.exitCode = missed > 0 ? 1 : 0

/** The rows that match, and whether each passed. @param {RegExp} rows @returns {[string, boolean][]} */
function outcomes(rows) {
  rmSync(report, { force: true })
  const of = ['--project=faults', '--reporter=json']
  run('playwright', ['test', ...of, '-g', rows.source], {
    BUILDS: 'made',
    FAULTS: 'first',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { suites } = JSON.parse(readFileSync(report, 'utf8'))
  const found = suites.flatMap((/** @type {{ specs: { title: string, ok: boolean }[] }} */ suite) =>
    suite.specs.map(({ title, ok }) => [title, ok]),
  )
  if (found.length === 0) throw new Error(`No row is called ${rows}`)
  return found
}

/** @param {string} tool @param {string[]} args @param {Record<string, string>} env */
function run(tool, args, env = {}) {
  const shell = process.platform === 'win32'
  return spawnSync(tool, args, { stdio: 'ignore', shell, env: { ...process.env, ...env } })
}
