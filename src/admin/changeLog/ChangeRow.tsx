import type { ReactNode } from 'react'
import { ActivityRow } from '@/admin/overview/ActivityRow'
import { formatAge } from '@/lib/dates'
import type { LogEntry } from '@/saved/changeLog'
import { describeChange } from '@/saved/describeChange'
import { AppLink } from '@/ui/navigation/links'
import { inHtml } from '@/ui/theme/inHtml'
import { placeOf } from './places'

type Props = {
  entry: LogEntry
  now: Date
  /** under the sentence: what exactly changed */
  children?: ReactNode
  action?: ReactNode
}

export function ChangeRow({ entry, now, children, action }: Props) {
  const { title, icon, link } = placeOf(entry)
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(entry.at)) / 60_000))
  return (
    <ActivityRow
      icon={icon}
      text={
        <AppLink {...link}>
          {inHtml(`${entry.reverts ? 'تراجع: ' : ''}${describeChange(entry)}`)}
        </AppLink>
      }
      meta={[
        title,
        entry.by,
        <time key="at" dateTime={entry.at}>
          {formatAge(minutes, now)}
        </time>,
      ]}
      action={action}
    >
      {children}
    </ActivityRow>
  )
}
