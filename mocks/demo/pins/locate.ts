import { buildName } from '@mocks/demo/build'
import { namedTarget } from '@mocks/demo/session/captions'
import { BY_CONTENT, findAll } from '@mocks/demo/session/control'
import { layoutOf } from '@mocks/demo/session/frame'
import { isolated } from '@/lib/isolated'
import { headingAbove, isVisible, partOf, wholeScreen } from './parts'
import type { Place, Where } from './pin'

export type Found = {
  element: HTMLElement
  /** its name or its kind has changed since, so somebody should look whether it is the right one */
  isChanged: boolean
}

/**
 * Finds the part that a place describes. First the same kind with the same name; then one whose name has other
 * numbers; then another kind with the same text, as where a table becomes cards. Outside its old surroundings it must be under
 * the same heading: a link of the menu is not the link of the footer with the same name.
 */
export function locate({ target, heading }: Place): Found | null {
  const { within, nth = 0, ...named } = target
  if (named.name === '') return { element: wholeScreen(), isChanged: false }
  if (within) {
    const inside = findAll(within, document.body).flatMap((scope) => findAll(named, scope))
    const element = choose(inside.filter(isVisible), heading, nth)
    if (element) return { element, isChanged: false }
  }
  const isNear = (part: HTMLElement) =>
    isVisible(part) && (!within || headingAbove(part) === heading)
  const ways: [isChanged: boolean, find: () => HTMLElement[]][] = [
    [false, () => findAll(named, document.body)],
    [true, () => findAll(named, document.body, withoutNumbers)],
    [true, () => (isTelling(named.name) ? withText(named.name) : [])],
  ]
  for (const [isChanged, find] of ways) {
    const element = choose(find().filter(isNear), heading, nth)
    if (element) return { element, isChanged }
  }
  return null
}

const withoutNumbers = (text: string) => text.replace(/\d[\d.,:]*/g, '0')

/** A number or a sign alone is found anywhere. */
const isTelling = (name: string) => /\p{L}{2}/u.test(name)

const withText = (name: string): HTMLElement[] => [
  ...new Set(findAll({ role: BY_CONTENT, name }, document.body).map(partOf)),
]

/** Of several parts with one name the one under the same heading, then the one with the same number. */
function choose(parts: HTMLElement[], heading: string | null, nth: number) {
  if (parts.length < 2) return parts[0]
  const near = parts.filter((part) => headingAbove(part) === heading)
  const list = near.length > 0 ? near : parts
  return list[nth] ?? list[0]
}

/** Why a pin of this screen has no place on it now, as an Arabic sentence. */
export function whyMissing({ where, target, seen }: Place, here: Where): string {
  if (target.within && /dialog$/.test(target.within.role))
    return `هو في ${namedTarget(target.within)}، وليست مفتوحة الآن.`
  if (layoutOf(seen.width) !== layoutOf(innerWidth))
    return `لا يظهر بهذا العرض. وُضع الدبوس عند عرض ${seen.width} بكسلًا.`
  if (where.address !== here.address)
    return `لا يظهر هنا. وُضع الدبوس على العنوان ${isolated(where.address)}.`
  if (seen.build !== buildName)
    return `لا يوجد في هذه النسخة. وُضع الدبوس في النسخة ${isolated(seen.build)}.`
  return 'لا يوجد على هذه الشاشة الآن.'
}
