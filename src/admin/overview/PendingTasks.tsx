import { styled } from '@mui/material/styles'
import { ChevronsDown, ChevronsUp, Equal, type LucideIcon } from 'lucide-react'
import type { PendingTask, TaskPriority } from '@/content/admin/overview'
import { type CountedNoun, plural } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { type BadgeTone, StatusBadge } from '@/ui/Badge'
import { AppLink } from '@/ui/links'
import { Panel, PanelRows } from '@/ui/Panel'
import { weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { AREAS } from './areas'

/** Text, icon and colour of each priority; the text alone is enough to tell them apart. */
const PRIORITIES: Record<TaskPriority, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  high: { label: 'عالية', tone: 'bad', icon: ChevronsUp },
  medium: { label: 'متوسطة', tone: 'warn', icon: Equal },
  low: { label: 'منخفضة', tone: 'quiet', icon: ChevronsDown },
}

const TASKS: CountedNoun = {
  zero: 'لا مهام',
  one: 'مهمة واحدة',
  two: 'مهمتان',
  few: 'مهام',
  many: 'مهمة',
  other: 'مهمة',
}

const TaskLink = styled(AppLink)({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: 'inherit',
  fontWeight: weight.label,
}) as typeof AppLink

/**
 * The tasks that wait for an editor, each linked to the screen where it is done (Spec §2,
 * Overview).
 */
export function PendingTasks({ items }: { items: readonly PendingTask[] }) {
  return (
    <Panel title="مهام معلّقة" note={plural(items.length, TASKS)}>
      <PanelRows>
        {items.map(({ id, text, priority, area }) => {
          const { label, tone, icon: Drawing } = PRIORITIES[priority]
          return (
            <li key={id} data-line>
              <TaskLink {...AREAS[area].link}>{nbspAfterNumbers(text)}</TaskLink>
              <StatusBadge tone={tone}>
                <Drawing aria-hidden />
                <span>
                  <VisuallyHidden>أولوية </VisuallyHidden>
                  <span>{label}</span>
                </span>
              </StatusBadge>
            </li>
          )
        })}
      </PanelRows>
    </Panel>
  )
}
