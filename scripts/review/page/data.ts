import type { Decision, Place } from '../approvals.mjs'
import type { Change as ReportedChange } from '../compare.mjs'
import type { Report } from '../page.mjs'
import { byId } from './element'

/** A change with the Arabic title of its story. */
export type Change = ReportedChange & { arabic: string }
type Data = Report & {
  changes: Change[]
  decisions: Decision[]
  /** Whether a server is behind the page, which writes decisions. */
  decides: boolean
  /** The Arabic titles of the parts that caused changes, by file. */
  parts: Record<string, string>
  links: { home?: string; storybook?: string }
}

/** What `scripts/review/page.mjs` has written into the page. */
export const data: Data = JSON.parse(byId('data').textContent)

/** The changes with those of one cause together: the cause with the fewest pictures first. */
export const groups = Object.entries(Object.groupBy(data.changes, ({ cause }) => cause))
  .map(([cause, all = []]) => ({ cause, all }))
  .sort((a, b) => a.all.length - b.all.length)
/** The changes in the order of the list. */
export const changes = groups.flatMap(({ all }) => all)

export const keyOf = ({ story, width, scheme }: Place) => `${story} ${width} ${scheme}`

/** Returns the decision about exactly these pictures (`now`), and the last one about this place (`found`). */
export function decisionOf(change: Change): {
  now: Decision | undefined
  found: Decision | undefined
} {
  const found = data.decisions.find((one) => keyOf(one) === keyOf(change))
  return { now: found?.fingerprint === change.fingerprint ? found : undefined, found }
}
