import type { Approvals } from '../../scripts/review/approvals.mjs'

/** The status of a story, and its Arabic word, which is also its tag. */
export const STATUSES = { draft: 'مسودة', ready: 'جاهز', approved: 'معتمد' } as const
export type Status = keyof typeof STATUSES

/**
 * The one rule for the status of a story:
 * - draft: a reviewer has rejected a picture of it, and the rejection is open;
 * - approved: someone has approved a commit, and nothing that the story loads has changed since;
 * - ready: everything else. An accepted picture alone approves nothing, since others of the story may wait.
 * @param isUnchanged since the approved commit
 */
export function storyStatus(id: string, approvals: Approvals, isUnchanged: boolean): Status {
  const isRejected = approvals.decisions.some(
    ({ story, decision }) => story === id && decision === 'rejected',
  )
  if (isRejected) return 'draft'
  return approvals.approved.who !== '' && isUnchanged ? 'approved' : 'ready'
}

/** Returns the status that the tags of an entry of Storybook's index contain. */
export const statusOfTags = (tags: readonly string[]): Status =>
  (Object.keys(STATUSES) as Status[]).find((one) => tags.includes(STATUSES[one])) ?? 'ready'
