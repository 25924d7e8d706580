import { styled } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import type { Activity } from '@/content/admin/overview'
import { formatAge } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Icon } from '@/ui/icons'
import { Panel, PanelRows } from '@/ui/Panel'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { radius, weight } from '@/ui/theme/tokens'
import { AREAS } from './areas'

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
  color: theme.vars.palette.tokens.muted,
  '&[data-failure]': {
    background: theme.vars.palette.tokens.badSoft,
    color: theme.vars.palette.tokens.bad,
  },
}))

const Words = styled('div')({
  flex: 1,
  minInlineSize: 0,
  '& > p:first-of-type': { fontWeight: weight.label, overflowWrap: 'anywhere' },
})

/** The latest activities, newest first (Spec §2, Overview). */
export function RecentActivity({ items }: { items: readonly Activity[] }) {
  return (
    <Panel title="آخر النشاط">
      <PanelRows>
        {items.map(({ id, text, area, place, minutesAgo, isFailure }) => (
          <li key={id}>
            <Sign data-failure={isFailure || undefined}>
              <Icon icon={isFailure ? CircleAlert : AREAS[area].icon} size="small" />
            </Sign>
            <Words>
              <p>{nbspAfterNumbers(text)}</p>
              <MetaLine items={[place ?? AREAS[area].label, formatAge(minutesAgo)]} />
            </Words>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
