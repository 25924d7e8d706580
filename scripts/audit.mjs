// Asks the registry for known vulnerabilities of the packages in package-lock.json: first of those that ship, then
// of all. Exits with 1 when there are any, and with 2 when the registry does not answer and nothing was checked.
//   npm run audit
import { spawnSync } from 'node:child_process'

const shell = process.platform === 'win32'
let found = 0
for (const [what, options] of /** @type {const} */ ([
  ['packages that ship', ['--omit=dev']],
  ['all packages', []],
])) {
  const args = ['audit', '--json', '--loglevel=silent', ...options]
  const { stdout } = spawnSync('npm', args, { shell, encoding: 'utf8' })
  const answer = parse(stdout)
  if (!answer?.metadata) {
    const reason = answer?.message ?? answer?.error?.summary ?? 'no answer'
    console.error(`Nothing was checked: the registry does not answer an audit (${reason}).`)
    process.exit(2)
  }
  const { total } = answer.metadata.vulnerabilities
  console.log(`${what}: ${total} known vulnerabilities`)
  for (const { name, severity, range } of Object.values(answer.vulnerabilities))
    console.log(`  ${severity}  ${name} ${range}`)
  found += total
}
process.exitCode = found > 0 ? 1 : 0

/**
 * @param {string} text
 * @returns {undefined | { message?: string, error?: { summary: string }, metadata?: { vulnerabilities: { total: number } },
 *   vulnerabilities: Record<string, { name: string, severity: string, range: string }> }}
 */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
