import { isEqual } from '@/lib/isEqual'
import { callLines, savedData } from './compare'
import { BY_LABEL, BY_TEXT } from './control'
import { FAIL_NEXT, SECRETS, type Step, type Target, type Tour } from './recording'

/** Writes a tour as a Playwright spec. `tests/recorded/page.ts` has the helpers that it imports. */
export async function toSpec(tour: Tour): Promise<string> {
  const lines = tour.steps.flatMap((step, index) => {
    const before = tour.steps[index - 1]?.seen
    const caption = step.caption ? [`// ${step.caption}`] : []
    return ['', ...caption, `await ${act(step, tour, before)}`, ...seenLines(step, before)]
  })
  return `import * as demo from './page'
import { expect, test } from './page'

/** Where the recording began. */
const START = ${literal(tour.start)} as const

test(${quote(tour.title)}, async ({ page }) => {
  const calls = await demo.openStart(page, START)
${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}

  await expect.poll(calls).toEqual(${literal(callLines(tour))})
  await expect.poll(() => demo.savedSince(page, START)).toEqual(${literal(await savedData(tour.start, tour.end.data))})
})
`
}

function act(step: Step, tour: Tour, before: Step['seen']): string {
  switch (step.act) {
    case 'click':
      // The box of a choice is often under its label, which receives the click.
      return /^(checkbox|radio)$/.test(step.target.role)
        ? `${locator(step.target)}.press('Space')`
        : `${locator(step.target)}.click()`
    case 'type':
      return `${locator(step.target)}.fill(${quote(step.text ?? SECRETS[step.secret ?? 'password'])})`
    case 'choose':
      return `${locator(step.target)}.selectOption({ label: ${quote(step.option)} })`
    case 'key':
      if (!step.target)
        return before?.dialog
          ? `demo.pressIn(${dialog(before.dialog)}, ${quote(step.key)})`
          : `page.keyboard.press(${quote(step.key)})`
      return `${locator(step.target)}.press(${quote(step.key)})`
    case 'drag':
      return `demo.dragTo(${locator(step.target)}, ${step.to})`
    case 'open':
      return `demo.openHydrated(page, ${quote(step.address.replace(/^\//, ''))})`
    case 'back':
      return 'page.goBack()'
    case 'network':
      return step.network === FAIL_NEXT
        ? 'demo.failNext(page)'
        : `demo.setNetwork(page, ${quote(step.network)})`
    case 'data':
      return `demo.restoreData(page, ${isEqual(step.data, tour.start.data) ? 'START.data' : literal(step.data)})`
  }
}

function seenLines({ seen }: Step, before: Step['seen']): string[] {
  if (!seen) return []
  const lines: string[] = []
  // Tests serve the demo under a path.
  if (seen.address !== before?.address)
    lines.push(`await expect(page).toHaveURL(/${escaped(encodeURI(seen.address))}$/)`)
  // Not by its role: a dialog that opens hides the rest of the page from roles.
  if (seen.heading !== null && seen.heading !== before?.heading)
    lines.push(`await expect(page.locator('main h1')).toHaveText(${quote(seen.heading)})`)
  if (seen.dialog !== null && seen.dialog !== before?.dialog)
    lines.push(`await expect(${dialog(seen.dialog)}).toBeVisible()`)
  if (seen.dialog === null && before?.dialog)
    lines.push(`await expect(${dialog(before.dialog)}).toBeHidden()`)
  if (seen.alert !== null && seen.alert !== before?.alert)
    lines.push(`await expect(page.getByRole('alert').first()).toHaveText(${quote(seen.alert)})`)
  return lines
}

const dialog = (name: string) => `demo.dialog(page, ${quote(name)})`

const locator = ({ role, name, nth, within }: Target): string =>
  `page${within ? byName(within) : ''}${byName({ role, name })}${nth ? `.nth(${nth})` : ''}`

function byName({ role, name }: Pick<Target, 'role' | 'name'>): string {
  // The label of a required field ends with a star that is no part of its name.
  if (role === BY_LABEL) return `.getByLabel(/^${escaped(name)}(\\s\\*)?$/)`
  if (role === BY_TEXT) return `.getByText(${quote(name)}, { exact: true })`
  return `.getByRole(${quote(role)}, { name: ${quote(name)}, exact: true })`
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A string of our code style: single quotes where possible. */
function quote(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}

const literal = (value: unknown) => JSON.stringify(value, null, 2)
