import { linkOptions } from '@tanstack/react-router'
import { ChartColumn, Newspaper, Users } from 'lucide-react'
import { AppLink } from '@/ui/navigation/links'
import { ChevronForward, Icon } from '@/ui/theme/icons'
import { Panel } from '@/ui/theme/Panel'
import { LinkRows } from './LinkRows'

/** Spec §2: quick actions to /admin/news, /admin/users, /admin/analytics. */
const ACTIONS = [
  { label: 'إدارة مصادر الأخبار', icon: Newspaper, link: linkOptions({ to: '/admin/news' }) },
  { label: 'إدارة المستخدمين', icon: Users, link: linkOptions({ to: '/admin/users' }) },
  { label: 'عرض التحليلات', icon: ChartColumn, link: linkOptions({ to: '/admin/analytics' }) },
]

export const QuickActions = () => (
  <div data-screen-only>
    <Panel title="إجراءات سريعة">
      <nav aria-label="إجراءات سريعة">
        <LinkRows>
          {ACTIONS.map(({ label, icon, link }) => (
            <li key={label}>
              <Icon icon={icon} />
              <AppLink {...link}>{label}</AppLink>
              <Icon icon={ChevronForward} size="small" />
            </li>
          ))}
        </LinkRows>
      </nav>
    </Panel>
  </div>
)
