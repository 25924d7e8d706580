import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { ChevronsDown, ChevronsUp, Equal, type LucideIcon } from 'lucide-react'
import { screenOf } from '@/admin/menu/adminMenu'
import { pendingTasks, type TaskPriority } from '@/content/admin/overview'
import { counted, plural } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { AppLink, type RouteLink } from '@/ui/navigation/links'
import { type BadgeTone, StatusBadge } from '@/ui/theme/Badge'
import { ChevronForward, Icon } from '@/ui/theme/icons'
import { Panel } from '@/ui/theme/Panel'
import { up } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { LinkRows } from './LinkRows'

/** Text, icon and colour of each priority; the text alone is enough to tell them apart. */
const PRIORITIES: Record<TaskPriority, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  high: { label: 'عالية', tone: 'bad', icon: ChevronsUp },
  medium: { label: 'متوسطة', tone: 'warn', icon: Equal },
  low: { label: 'منخفضة', tone: 'quiet', icon: ChevronsDown },
}

const TASKS = counted('مهمة واحدة', 'مهمتان', 'مهام', 'مهمة', 'مهمة', 'لا مهام')

/** Where a task is done, if that is only a part of the screen. */
const LINKS: Readonly<Record<string, RouteLink>> = {
  sources: linkOptions({ to: '/admin/news', search: { status: 'error' } }),
  messages: linkOptions({ to: '/admin/contact-messages', search: { status: 'unread' } }),
  descriptions: linkOptions({ to: '/admin/categories', search: { section: 'science' } }),
}

const Tasks = styled(LinkRows)({
  '& > li': { minBlockSize: '2.875rem', paddingBlock: 8 },
  '& > li > a': { textWrap: 'balance' },
  [up.lg]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 40,
    '& > li:nth-of-type(2)': { borderBlockStart: 0 },
  },
})

/**
 * The tasks that wait for an editor, each linked to the list where it is done, already filtered (Spec §2, Overview).
 */
export function PendingTasks() {
  return (
    <Panel title="مهام معلّقة" note={plural(pendingTasks.length, TASKS)}>
      <Tasks>
        {pendingTasks.map(({ id, text, priority, area }) => {
          const { label, tone, icon: Drawing } = PRIORITIES[priority]
          return (
            <li key={id}>
              <StatusBadge tone={tone}>
                <Drawing aria-hidden />
                <span>
                  <VisuallyHidden>أولوية </VisuallyHidden>
                  <span>{label}</span>
                </span>
              </StatusBadge>
              <AppLink {...(LINKS[id] ?? { to: screenOf(area).to })}>
                {nbspAfterNumbers(text)}
              </AppLink>
              <Icon icon={ChevronForward} size="small" />
            </li>
          )
        })}
      </Tasks>
    </Panel>
  )
}
