import { isEqual } from '@/lib/isEqual'
import { captionOf } from './captions'
import { callLine } from './comparable'
import { FAIL_NEXT, SECRETS, type Step, type Target, type Tour } from './recording'
import { BY_LABEL, BY_TEXT } from './roles'
import { savedData } from './savedData'

/**
 * Writes a tour as a Playwright spec in the style of `tests/journeys`: the start, each step by role and name, what the
 * recording saw after it, the calls, and what was saved. `tests/recorded/page.ts` has the helpers that it imports.
 */
export function toSpec(tour: Tour): string {
  const lines = tour.steps.flatMap((step, index) => stepLines(tour, step, index))
  const calls = tour.calls.filter(({ step }) => step >= 0).map(callLine)
  const helpers = HELPERS.filter((name) => lines.some((line) => line.includes(`${name}(`)))
  const imports = ['expect', 'openStart', 'savedSince', 'test', ...helpers].toSorted()
  const saved = savedData(tour.start, tour.end.data)
  return `import { ${imports.join(', ')} } from './page'

/** Where the recording began. */
const START = ${literal(tour.start)} as const

test(${quote(tour.title)}, async ({ page }) => {
  const calls = await openStart(page, START)
${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}

  await expect.poll(calls).toEqual(${listOf(calls)})
  await expect.poll(() => savedSince(page, START)).toEqual(${literal(saved, '  ')})
})
`
}

const listOf = (calls: readonly string[]) =>
  calls.length === 0 ? '[]' : `[\n${calls.map((call) => `    ${quote(call)},`).join('\n')}\n  ]`

/** Functions of `tests/recorded/page.ts` for what takes more than one line. */
const HELPERS = [
  'dialog',
  'dragTo',
  'failNext',
  'openHydrated',
  'pressAnnounced',
  'pressIn',
  'restoreData',
  'setNetwork',
  'setSession',
  'setTheme',
]

function stepLines(tour: Tour, step: Step, index: number): string[] {
  const before = tour.steps[index - 1]?.seen
  return [
    '',
    ...(step.caption ? [`// ${captionOf(step)}`] : []),
    ...actLines(step, tour),
    ...seenLines(step, before),
  ]
}

function actLines(step: Step, tour: Tour): string[] {
  const before = tour.steps[tour.steps.indexOf(step) - 1]?.seen
  switch (step.act) {
    case 'click':
      // The box of a choice is often under its label, which receives the click.
      return step.target.role === 'checkbox' || step.target.role === 'radio'
        ? [`await ${locator(step.target)}.press('Space')`]
        : [`await ${locator(step.target)}.click()`]
    case 'type':
      return [
        `await ${locator(step.target)}.fill(${quote(step.text ?? SECRETS[step.secret ?? 'password'])})`,
      ]
    case 'choose':
      return [`await ${locator(step.target)}.selectOption({ label: ${quote(step.option)} })`]
    case 'key':
      if (!step.target)
        return before?.dialog
          ? [`await pressIn(dialog(page, ${quote(before.dialog)}), ${quote(step.key)})`]
          : [`await page.keyboard.press(${quote(step.key)})`]
      return isHandle(step.target) && SORTING.test(step.key)
        ? [`await pressAnnounced(${locator(step.target)}, ${quote(step.key)})`]
        : [`await ${locator(step.target)}.press(${quote(step.key)})`]
    case 'scroll':
      return step.target
        ? [`await ${locator(step.target)}.scrollIntoViewIfNeeded()`]
        : ['await page.evaluate(() => scrollTo({ top: 0 }))']
    case 'drag':
      return [`await dragTo(${locator(step.target)}, ${step.to})`]
    case 'open':
      return [`await openHydrated(page, ${quote(relative(step.address))})`]
    case 'back':
      return ['await page.goBack()']
    case 'forward':
      return ['await page.goForward()']
    case 'network':
      return step.network === FAIL_NEXT
        ? ['await failNext(page)']
        : [`await setNetwork(page, ${quote(step.network)})`]
    case 'session':
      return [`await setSession(page, ${quote(step.session)})`]
    case 'theme':
      return [`await setTheme(page, ${quote(step.theme)})`]
    case 'data':
      return [
        isEqual(step.data, tour.start.data)
          ? 'await restoreData(page, START.data)'
          : `await restoreData(page, ${literal(step.data, '  ')})`,
      ]
    case 'file':
      return [`// A file was chosen in ${quote(step.target.name)}; the recording does not have it.`]
  }
}

/** The keys that move an item whose handle has the focus, and how the lists call such a handle. */
const SORTING = /^(Space|Enter|Escape|Arrow\w+)$/
const isHandle = ({ role, name }: Target) => role === 'button' && name.startsWith('نقل ')

/** What the page shows after a step, as far as it did not show it before. */
function seenLines({ seen }: Step, before: Step['seen']): string[] {
  if (!seen) return []
  const lines: string[] = []
  if (seen.address !== before?.address)
    lines.push(`await expect(page).toHaveURL(${urlOf(seen.address)})`)
  // Not by its role: a dialog that opens hides the rest of the page from roles.
  if (seen.heading !== null && seen.heading !== before?.heading)
    lines.push(`await expect(page.locator('main h1')).toHaveText(${quote(seen.heading)})`)
  if (seen.dialog !== null && seen.dialog !== before?.dialog)
    lines.push(`await expect(dialog(page, ${quote(seen.dialog)})).toBeVisible()`)
  if (seen.dialog === null && before?.dialog)
    lines.push(`await expect(dialog(page, ${quote(before.dialog)})).toBeHidden()`)
  if (seen.alert !== null && seen.alert !== before?.alert)
    lines.push(`await expect(page.getByRole('alert').first()).toHaveText(${quote(seen.alert)})`)
  return lines
}

function locator({ role, name, nth, within }: Target): string {
  const scope = within ? `page${byName(within)}` : 'page'
  return `${scope}${byName({ role, name })}${nth ? `.nth(${nth})` : ''}`
}

function byName({ role, name }: Pick<Target, 'role' | 'name'>): string {
  // The label of a required field ends with a star that is no part of its name.
  if (role === BY_LABEL) return `.getByLabel(/^${escaped(name)}(\\s\\*)?$/)`
  if (role === BY_TEXT) return `.getByText(${quote(name)}, { exact: true })`
  return `.getByRole(${quote(role)}, { name: ${quote(name)}, exact: true })`
}

/** An address of the site as a path from its base. */
const relative = (address: string) => address.replace(/^\//, '')

/** A pattern for the end of an address: tests serve the demo under a path. */
function urlOf(address: string): string {
  return `/${escaped(encodeURI(address))}$/`
}

/** A text as a part of a pattern. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A string of our code style: single quotes where possible. */
function quote(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}

/** A value as a literal of our code style. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((one) => `${inner}${literal(one, inner)},`).join('\n')}\n${indent}]`
  const lines = Object.entries(value).map(
    ([key, one]) => `${inner}${/^[\w$]+$/.test(key) ? key : quote(key)}: ${literal(one, inner)},`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}
