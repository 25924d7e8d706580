import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { ChartColumn, Newspaper, Users } from 'lucide-react'
import { AppLink } from '@/ui/navigation/links'
import { ChevronForward, Icon } from '@/ui/theme/icons'
import { Panel } from '@/ui/theme/Panel'
import { size, weight } from '@/ui/theme/tokens'

/** Spec §2: quick actions to /admin/news, /admin/users, /admin/analytics. */
const ACTIONS = [
  { label: 'إدارة مصادر الأخبار', icon: Newspaper, link: linkOptions({ to: '/admin/news' }) },
  { label: 'إدارة المستخدمين', icon: Users, link: linkOptions({ to: '/admin/users' }) },
  { label: 'عرض التحليلات', icon: ChartColumn, link: linkOptions({ to: '/admin/analytics' }) },
]

const Row = styled(AppLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: '2.75rem',
  paddingInline: 20,
  color: 'inherit',
  fontSize: size.t14,
  fontWeight: weight.label,
  textDecoration: 'none',
  '& > span': { flex: 1 },
  '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
  '&:hover': { background: theme.vars.palette.tokens.sunken, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
})) as typeof AppLink

const Rows = styled('nav')(({ theme }) => ({
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
}))

export function QuickActions() {
  return (
    <div data-screen-only>
      <Panel title="إجراءات سريعة">
        <Rows aria-label="إجراءات سريعة">
          <ul>
            {ACTIONS.map(({ label, icon, link }) => (
              <li key={label}>
                <Row {...link}>
                  <Icon icon={icon} />
                  <span>{label}</span>
                  <ChevronForward size={16} />
                </Row>
              </li>
            ))}
          </ul>
        </Rows>
      </Panel>
    </div>
  )
}
