import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StateMessage } from './StateMessage'

type Props = {
  icon: LucideIcon
  title: string
  /** one sentence */
  text: string
  /** one next step: a small button or link */
  action?: ReactNode
  headingLevel?: 2 | 3
}

/** A list that has nothing to show: a sign, a sentence and a next step. Stands inside the list's card. */
export function EmptyState(props: Props) {
  return <StateMessage {...props} />
}
