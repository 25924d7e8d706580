import type { Pin } from '@mocks/demo/format/recording'
import {
  CONTROLS,
  describeTarget,
  findTarget,
  hereAddress,
  isShown,
  nameOf,
  TOOLS,
} from '@mocks/demo/session/control'
import { author } from '@mocks/demo/storage/pinStore'
import { computeAccessibleName } from 'dom-accessibility-api'
import { screens } from '@/content/screens'

const NAMED = 'img, [role=img], [role=dialog], [role=alertdialog], section, article, nav'

export function partOf(element: Element): HTMLElement {
  const control = element.closest<HTMLElement>(`${CONTROLS}, h1, h2, h3, h4, h5, h6`)
  if (control && nameOf(control)) return control
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (at instanceof HTMLElement && isPart(at)) return at
  return wholeScreen()
}

const isPart = (element: HTMLElement) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) ||
  (element.matches(NAMED) && computeAccessibleName(element) !== '')

export const wholeScreen = (): HTMLElement =>
  document.querySelector<HTMLElement>('main') ?? document.body

export function partAt(x: number, y: number): HTMLElement | null {
  const top = document.elementsFromPoint(x, y).find((element) => !element.closest(TOOLS))
  return top && top !== document.documentElement ? partOf(top) : null
}

/** A pin without a text on a part of the screen that is shown. */
export function pinOn(part: HTMLElement): Pin {
  const address = hereAddress().replace(/#.*$/s, '')
  const heading = document.querySelector('main h1')?.textContent.trim()
  return {
    id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
    at: new Date().toISOString(),
    address,
    screen: screens.find(({ path }) => path === address)?.title ?? heading ?? address,
    target: part === wholeScreen() ? { role: 'main', name: '' } : describeTarget(part),
    width: innerWidth,
    note: '',
    author: author.get() ?? '',
    isDone: false,
  }
}

export function locate({ target }: Pin): HTMLElement | null {
  const part = target.name === '' ? wholeScreen() : findTarget(target)
  return part && isShown(part) ? part : null
}

export const whyMissing = ({ width }: Pin): string =>
  `لا يظهر هنا الآن. وُضع الدبوس عند عرض ${width} بكسلًا.`
