import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { Activity, ChartColumn, Eye, type LucideIcon, Newspaper, Users } from 'lucide-react'
import { HourColumns } from '@/admin/analytics/charts/HourColumns'
import { PanelBody } from '@/admin/analytics/layout'
import { hourly } from '@/content/admin/analyticsTraffic'
import {
  type OverviewStat,
  overviewStats,
  pendingTasks,
  recentActivity,
} from '@/content/admin/overview'
import { formatNumber } from '@/lib/arabic'
import { formatToday } from '@/lib/dates'
import { AppLink } from '@/ui/navigation/links'
import { ChevronForward, Icon } from '@/ui/theme/icons'
import { PageHeader } from '@/ui/theme/PageHeader'
import { Panel } from '@/ui/theme/Panel'
import { StatTiles } from '@/ui/theme/StatTiles'
import { size, weight } from '@/ui/theme/tokens'
import { TodayText } from '@/ui/theme/useNow'
import { PendingTasks } from './PendingTasks'
import { RecentActivity } from './RecentActivity'
import { UnreadMessages } from './UnreadMessages'

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

/** The 24-hour chart of the analytics, lower and without its tooltips. */
const VisitorHours = () => (
  <Panel
    title="الزوار خلال 24 ساعة"
    note={
      <AppLink to="/admin/analytics" search={{ tab: 'traffic' }}>
        تفاصيل الزيارات
      </AppLink>
    }
  >
    <PanelBody>
      <HourColumns hours={hourly} plot={232} />
    </PanelBody>
  </Panel>
)

const LABELS: Record<OverviewStat['id'], { label: string; icon: LucideIcon }> = {
  users: { label: 'إجمالي المستخدمين', icon: Users },
  articles: { label: 'المقالات المنشورة', icon: Newspaper },
  views: { label: 'المشاهدات اليومية', icon: Eye },
  engagement: { label: 'معدل التفاعل', icon: Activity },
}

const figure = ({ value, unit }: OverviewStat) =>
  unit === 'percent' ? `${formatNumber(value)}%` : formatNumber(value)

const tiles = overviewStats.map((stat) => ({
  ...LABELS[stat.id],
  value: <bdi>{figure(stat)}</bdi>,
  trend: stat.months,
  change: {
    text: `${formatNumber(Math.abs(stat.monthChange))}%`,
    note: 'عن الشهر الماضي',
    direction: stat.monthChange < 0 ? ('down' as const) : ('up' as const),
    isGood: stat.monthChange >= 0,
  },
}))

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)' },
}))

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  minInlineSize: 0,
})

/**
 * The first page of the admin area (Spec §2, Overview): what waits for an editor comes first. All figures are samples.
 */
export function OverviewPage() {
  return (
    <>
      <PageHeader dense title="نظرة عامة" intro={<TodayText format={formatToday} />} />
      <Stack>
        <PendingTasks items={pendingTasks} />
        <StatTiles tiles={tiles} />
        <Parts>
          <VisitorHours />
          <Stack>
            <UnreadMessages />
            <QuickActions />
          </Stack>
        </Parts>
        <RecentActivity items={recentActivity} />
      </Stack>
    </>
  )
}

function QuickActions() {
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
