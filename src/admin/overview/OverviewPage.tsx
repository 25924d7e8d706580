import { styled } from '@mui/material/styles'
import { Activity, Eye, type LucideIcon, Newspaper, Tags, Users } from 'lucide-react'
import {
  type OverviewStat,
  overviewStats,
  pendingTasks,
  recentActivity,
} from '@/content/admin/overview'
import { formatNumber } from '@/lib/arabic'
import { formatToday } from '@/lib/dates'
import { Icon } from '@/ui/icons'
import { ButtonLink } from '@/ui/links'
import { PageHeader } from '@/ui/PageHeader'
import { StatTiles } from '@/ui/StatTiles'
import { TodayText } from '@/ui/TodayText'
import { PendingTasks } from './PendingTasks'
import { QuickActions } from './QuickActions'
import { RecentActivity } from './RecentActivity'

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
  alignItems: 'start',
  gap: 24,
  marginBlockStart: 24,
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)' },
}))

const Stack = styled('div')({ display: 'grid', gap: 24, minInlineSize: 0 })

const LeadingIcon = styled(Icon)({ marginInlineEnd: 8 })

/** The first page of the admin area (Spec §2, Overview): all figures are samples. */
export function OverviewPage() {
  return (
    <>
      <PageHeader
        dense
        title="نظرة عامة"
        intro={<TodayText format={formatToday} />}
        actions={
          <ButtonLink to="/admin/news-settings" variant="contained" color="primary">
            <LeadingIcon icon={Tags} size="small" />
            إدارة الفئات ومصادرها
          </ButtonLink>
        }
      />
      <StatTiles tiles={tiles} />
      <Parts>
        <RecentActivity items={recentActivity} />
        <Stack>
          <PendingTasks items={pendingTasks} />
          <QuickActions />
        </Stack>
      </Parts>
    </>
  )
}
