import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { ChartColumn, Newspaper, Users } from 'lucide-react'
import { AppLink } from '@/ui/navigation/links'
import { ChevronForward, Icon } from '@/ui/theme/icons'
import { Panel, PanelRows } from '@/ui/theme/Panel'
import { colors, weight } from '@/ui/theme/tokens'

/** Spec §2: quick actions to /admin/news, /admin/users, /admin/analytics. */
const ACTIONS = [
  { label: 'إدارة مصادر الأخبار', icon: Newspaper, link: linkOptions({ to: '/admin/news' }) },
  { label: 'إدارة المستخدمين', icon: Users, link: linkOptions({ to: '/admin/users' }) },
  { label: 'عرض التحليلات', icon: ChartColumn, link: linkOptions({ to: '/admin/analytics' }) },
]

const Row = styled(AppLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 1,
  minBlockSize: '2.75rem',
  color: 'inherit',
  fontWeight: weight.label,
  '& > span': { flex: 1 },
  '& > svg': { flex: 'none', color: colors.muted },
  '&&:hover': { color: colors.brand, textDecoration: 'none' },
}) as typeof AppLink

const Rows = styled(PanelRows)({ '& > li': { paddingBlock: 0 } })

export function QuickActions() {
  return (
    <div data-screen-only>
      <Panel title="إجراءات سريعة">
        <nav aria-label="إجراءات سريعة">
          <Rows>
            {ACTIONS.map(({ label, icon, link }) => (
              <li key={label}>
                <Row {...link}>
                  <Icon icon={icon} />
                  <span>{label}</span>
                  <Icon icon={ChevronForward} size="small" />
                </Row>
              </li>
            ))}
          </Rows>
        </nav>
      </Panel>
    </div>
  )
}
