// Each recorded session as a spec, which passes, and fails with a mistake in what the session did. The recordings are
// those of the last `npm test -- recorded`; without one they are made here. All mistakes are in one build of the demo.
// Without `globalThis.mutant` none is made and each spec passes; `page.ts` sets it to the session of the spec.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { builds } from '../builds.mjs'

/** @type {[session: string, mistake: string, file: string, right: string, wrong: string][]} */
const MUTANTS = [
  [
    'search',
    'a hamza is another letter',
    'src/lib/arabic.ts',
    "ا: '[اأآ\\u0670]'",
    "ا: MUTANT ? 'ا' : '[اأآ\\u0670]'",
  ],
  [
    'contact',
    'a message loses its category',
    'mocks/backend/data/database.ts',
    '...input,',
    "...input, ...(MUTANT && { category: 'عام' }),",
  ],
  [
    'reply',
    'a message that was answered is only read',
    'src/admin/contactMessages/MessageView.tsx',
    "change('replied', message, from)",
    "change(MUTANT ? 'read' : 'replied', message, from)",
  ],
  [
    'ad',
    'an ad cannot be paused',
    'src/admin/ads/useAds.ts',
    'isPaused: !isPaused',
    'isPaused: MUTANT ? isPaused : !isPaused',
  ],
  [
    'categories',
    'a moved item arrives one place too low',
    'src/lib/editableList.ts',
    'Math.trunc(to), 0)',
    'Math.trunc(to) + (MUTANT ? 1 : 0), 0)',
  ],
  [
    'user',
    'every new user is a reader',
    'src/admin/users/createUser.ts',
    '    role,\n',
    "    role: MUTANT ? 'user' : role,\n",
  ],
  [
    'settings',
    'the phone number is not saved',
    'src/site/settings/useSettingsForm.ts',
    'savedSettings.save(settings)',
    "savedSettings.save(MUTANT ? { ...settings, phone: '' } : settings)",
  ],
  [
    'undo',
    'what was removed does not come back',
    'src/lib/restoreItems.ts',
    'else if (ids.has(id)) group',
    'else if (ids.has(id) && !(MUTANT)) group',
  ],
  [
    'pages',
    'a change of an item is lost',
    'src/lib/editableList.ts',
    'item.id === id ? { ...item, ...change } : item',
    'item.id === id && !(MUTANT) ? { ...item, ...change } : item',
  ],
  [
    'failure',
    'each call fails, not only the next one',
    'mocks/backend/mockController.ts',
    'overrides.set({ ...overrides.get(), failNext: false })',
    'overrides.set({ ...overrides.get(), failNext: MUTANT })',
  ],
]

const RECORDINGS = 'dist-test/recordings'
const { folder, tool, args } = builds.demo
const good = `${folder}-good`
const report = path.join(os.tmpdir(), `madar-recorded-${process.pid}.json`)
const specs = MUTANTS.map(([session]) => `tests/recorded/${session}.spec.ts`)
const texts = new Map(MUTANTS.map(([, , file]) => [file, readFileSync(file, 'utf8')]))
let problems = 0

try {
  run('node', ['scripts/buildForTests.mjs', 'demo'])
  const recordings = MUTANTS.map(([session]) => `${RECORDINGS}/${session}.json`)
  const isMissing = () => !recordings.every((file) => existsSync(file))
  if (isMissing()) run('node', ['scripts/test.mjs', 'recorded', 'tests/recorded/exact.spec.ts'])
  if (isMissing()) throw new Error('A session could not be recorded: see «npm test -- recorded»')
  for (const file of recordings) run('node', ['mocks/demo/scripts/tourTest.mjs', file])
  renameSync(folder, good)
  for (const mutant of MUTANTS) makeMistake(mutant)
  run(tool, args, { DEMO_PICTURES: 'false' })
  const right = outcomes()
  const wrong = outcomes('own')
  for (const [session, mistake] of MUTANTS) {
    const passes = right.get(session)
    const fails = wrong.get(session) === false
    if (!passes || !fails) problems++
    console.log(
      `${passes ? 'passes' : 'FAILS '}  ${fails ? 'noticed    ' : 'NOT NOTICED'}  ${session}: ${mistake}`,
    )
  }
} finally {
  for (const [file, text] of texts) writeFileSync(file, text)
  for (const spec of [...specs, report]) rmSync(spec, { force: true })
  if (existsSync(good)) {
    rmSync(folder, { recursive: true, force: true })
    renameSync(good, folder)
  }
}
process.exitCode = Math.sign(problems)

/** @param {typeof MUTANTS[number]} mutant */
function makeMistake([session, mistake, file, right, wrong]) {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(right)) throw new Error(`Source not found: ${mistake}`)
  const isOn = `(globalThis.mutant === '${session}')`
  writeFileSync(
    file,
    text.replace(right, () => wrong.replaceAll('MUTANT', isOn)),
  )
}

/** Runs the specs. Returns whether each passed, by its session. @param {string} [mutant] @returns {Map<string, boolean>} */
function outcomes(mutant = '') {
  run('playwright', ['test', '--project=recorded', '--reporter=json', ...specs], {
    BUILDS: 'made',
    MUTANT: mutant,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { suites } = JSON.parse(readFileSync(report, 'utf8'))
  return new Map(
    suites.map((/** @type {{ file: string, specs: { ok: boolean }[] }} */ suite) => [
      path.basename(suite.file, '.spec.ts'),
      suite.specs.every(({ ok }) => ok),
    ]),
  )
}

/** @param {string} tool @param {string[]} args @param {Record<string, string>} env */
function run(tool, args, env = {}) {
  const shell = process.platform === 'win32'
  return spawnSync(tool, args, { stdio: 'ignore', shell, env: { ...process.env, ...env } })
}
