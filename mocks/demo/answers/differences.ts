import { isItem } from '@mocks/backend/data/packData'
import { isEqual } from '@/lib/isEqual'
import { isRecord } from '@/lib/isRecord'

/** Two values at one place of two answers; undefined where an answer has nothing there. */
export type Difference = { path: string; fake: unknown; server: unknown }

/**
 * Returns where two JSON values differ. The items of two lists are compared by their ids: by their places, one new message
 * at the beginning would make each one differ.
 */
export function differences(fake: unknown, server: unknown, path = ''): Difference[] {
  const areLists = Array.isArray(fake) && Array.isArray(server)
  if (!areLists && !(isRecord(fake) && isRecord(server)))
    return fake === server ? [] : [{ path, fake, server }]
  const haveIds = areLists && hasIds(fake) && hasIds(server)
  const [a, b] = [membersOf(fake, haveIds), membersOf(server, haveIds)]
  const inner = [...new Set([...a.keys(), ...b.keys()])].flatMap((key) =>
    differences(a.get(key), b.get(key), path ? `${path}.${key}` : key),
  )
  const [order, other] = [[...a.keys()], [...b.keys()]]
  return inner.length > 0 || !haveIds || isEqual(order, other)
    ? inner
    : [{ path, fake: order, server: other }]
}

const hasIds = (list: readonly unknown[]) =>
  new Set(list.filter(isItem).map(({ id }) => id)).size === list.length

const membersOf = (value: object, haveIds: boolean): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value).map(([key, item]) => [haveIds ? `#${item.id}` : key, item]))
