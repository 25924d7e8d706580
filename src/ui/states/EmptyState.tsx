import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StateMessage } from './StateMessage'

type Props = {
  icon: LucideIcon
  title: string
  /** one sentence */
  text: string
  /** a next step: a small button or link */
  action?: ReactNode
  headingLevel?: 2 | 3
}

/** For a list without items: an icon, a sentence and a next step. Place it inside the list's card. */
export function EmptyState(props: Props) {
  return <StateMessage {...props} />
}
