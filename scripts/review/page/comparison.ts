import type { Change } from './data'
import { element } from './element'

const SIDES = [
  ['before', 'قبل'],
  ['after', 'بعد'],
] as const
const MODES = [
  ['side', 'جنبًا إلى جنب'],
  ['slider', 'منزلق'],
  ['onion', 'تراكب'],
  ['difference', 'فرق'],
] as const
type Mode = (typeof MODES)[number][0]

let mode: Mode = 'side'
/** The share of the new picture in percent: how far the slider is, or how opaque the onion skin is. */
let position = 50
let change: Change | undefined
const container = element('div')

/** Shows the pictures of a change in the mode that was used last. Returns the element that has them. */
export function showComparison(next: Change): HTMLElement {
  change = next
  container.replaceChildren(...(next.kind === 'changed' ? [modeButtons()] : []), pictures(next))
  applyPosition()
  return container
}

/** @param at from 0; without pictures of both sides nothing happens */
export function setMode(at: number) {
  const [value] = MODES[at] ?? []
  if (!value || change?.kind !== 'changed') return
  mode = value
  showComparison(change)
  container.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
}

function modeButtons() {
  const row = element('div', { className: 'row', role: 'group', ariaLabel: 'طريقة العرض' })
  MODES.forEach(([value, name], at) => {
    const button = element(
      'button',
      { type: 'button', id: value, onclick: () => setMode(at) },
      name,
    )
    button.setAttribute('aria-pressed', String(value === mode))
    row.append(button)
  })
  if (mode === 'slider' || mode === 'onion') row.append(positionField())
  return row
}

function positionField() {
  const field = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: String(position),
    ariaLabel: 'حصة الصورة الجديدة',
  })
  field.addEventListener('input', () => {
    position = Number(field.value)
    applyPosition()
  })
  return field
}

function pictures(of: Change) {
  const image = (which: 'before' | 'after', alt: string) => element('img', { src: of[which], alt })
  if (of.kind !== 'changed' || mode === 'side')
    return element(
      'div',
      { className: 'pictures' },
      ...SIDES.filter(([which]) => of[which]).map(([which, name]) =>
        element('figure', {}, element('figcaption', {}, name), image(which, name)),
      ),
    )
  const both = SIDES.map(([which, name]) => image(which, name))
  const shown =
    mode === 'difference'
      ? [
          image('after', 'ما تغيّر بالوردي، على صورة «بعد» باهتة'),
          // Only to be seen: the picture below it has the words.
          element('div', { ariaHidden: 'true' }, ...both),
        ]
      : both
  return element(
    'div',
    { className: 'pictures' },
    element('div', { className: 'stack', dataset: { mode } }, ...shown),
  )
}

/** The slider uncovers the new picture from the right, where Arabic begins. */
function applyPosition() {
  const stack = container.querySelector<HTMLElement>('.stack')
  const after = stack?.querySelector<HTMLElement>(':scope > img:last-child')
  if (!stack || !after) return
  stack.style.setProperty('--position', `${position}%`)
  after.style.opacity = mode === 'onion' ? String(position / 100) : ''
  after.style.clipPath = mode === 'slider' ? `inset(0 0 0 ${100 - position}%)` : ''
}
