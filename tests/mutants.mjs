// Makes small mistakes in `lib`, `api` and `mocks`, one at a time. The unit tests must fail with each. Delete this file
// when a mutation tool supports TypeScript 7 and Vitest 5.
//   npm run mutants
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** @type {[file: string, right: string, wrong: string][]} */
const MUTANTS = [
  ['src/lib/editableList.ts', 'order: index + 1 }', 'order: index }'],
  ['src/lib/editableList.ts', 'a.order - b.order', 'b.order - a.order'],
  ['src/lib/editableList.ts', 'Math.max(highest, order), 0) + 1', 'Math.max(highest, order), 0)'],
  [
    'src/lib/editableList.ts',
    'Math.trunc(to), 0), rest.length)',
    'Math.trunc(to), 1), rest.length)',
  ],
  ['src/lib/editableList.ts', 'if (!moved) return [...items]', 'if (!moved) return []'],
  ['src/lib/editableList.ts', 'Math.max(removed.order - 1, 0)', 'Math.max(removed.order, 0)'],
  ['src/lib/arabic.ts', "form === 'one' || form === 'two'", "form === 'one'"],
  ['src/lib/arabic.ts', '(?:\\d{3})+$', '(?:\\d{4})+$'],
  ['src/lib/arabic.ts', "    .replace(/ة/g, 'ه')\n", ''],
  ['src/lib/arabic.ts', "    .replace(INVISIBLE, '')\n", ''],
  [
    'src/lib/links.ts',
    "protocol === 'http:' || protocol === 'https:'",
    "protocol !== 'javascript:'",
  ],
  ['src/lib/session.ts', 'isSignedIn: true })\n\nexport', 'isSignedIn: false })\n\nexport'],
  ['src/lib/restoreItems.ts', '...now.filter(({ id }) => !known.has(id)),\n', ''],
  ['src/lib/restoreItems.ts', '(ids.has(item.id) ? item : [])', 'item'],
  ['src/lib/dates.ts', 'if (minutes < 1)', 'if (minutes < 2)'],
  ['src/lib/dates.ts', 'MONTHS[Number(month) - 1]', 'MONTHS[Number(month)]'],
  ['src/api/http.ts', "credentials: 'include'", "credentials: 'same-origin'"],
  ['src/api/http.ts', 'text || statusText', 'statusText || text'],
  [
    'src/api/http.ts',
    "response.status === 401 && on401 === 'returnNull'",
    'response.status === 401',
  ],
  [
    'src/api/http.ts',
    'if (response.ok) return response',
    'if (response.status < 500) return response',
  ],
  ['mocks/handlers/contactMessages.ts', '{ status: 201 }', '{ status: 200 }'],
  [
    'mocks/handlers/contactMessages.ts',
    "methodNotAllowed('GET', 'POST')",
    "methodNotAllowed('GET')",
  ],
  ['mocks/handlers/contactMessages.ts', '/^\\d+$/', '/\\d+/'],
  [
    'mocks/data/database.ts',
    'if (text === lastRead?.text) return lastRead.messages',
    'if (lastRead) return lastRead.messages',
  ],
  ['mocks/data/database.ts', '      isForeign = true\n', ''],
  ['mocks/data/database.ts', 'if (hasWarned) return', ''],
]

if (!passes()) throw new Error('The tests fail without any mistake, so they cannot detect one.')

let killed = 0
for (const [file, right, wrong] of MUTANTS) {
  const text = readFileSync(file, 'utf8')
  const label = `${file}: ${JSON.stringify(right)} → ${JSON.stringify(wrong)}`
  if (!text.includes(right)) {
    console.log(`  source not found  ${label}`)
    continue
  }
  try {
    writeFileSync(
      file,
      text.replace(right, () => wrong),
    )
    const isKilled = !passes()
    if (isKilled) killed++
    console.log(`  ${isKilled ? 'killed' : 'survived'}  ${label}`)
  } finally {
    writeFileSync(file, text)
  }
}
console.log(`\n${killed} of ${MUTANTS.length} killed`)
process.exitCode = killed === MUTANTS.length ? 0 : 1

/** Runs the unit tests of these folders. Returns whether they pass. */
function passes() {
  const args = ['run', '--bail=1', 'src/lib', 'src/api', 'mocks']
  const shell = process.platform === 'win32'
  return spawnSync('vitest', args, { stdio: 'ignore', shell }).status === 0
}
