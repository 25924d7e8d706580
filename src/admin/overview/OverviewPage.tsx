import { styled } from '@mui/material/styles'
import { Activity, Eye, type LucideIcon, Newspaper, Users } from 'lucide-react'
import {
  type OverviewStat,
  overviewStats,
  pendingTasks,
  recentActivity,
} from '@/content/admin/overview'
import { formatNumber } from '@/lib/arabic'
import { formatToday } from '@/lib/dates'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { StatTiles } from '@/ui/theme/StatTiles'
import { up } from '@/ui/theme/tokens'
import { TodayText } from '@/ui/theme/useNow'
import { PendingTasks } from './PendingTasks'
import { QuickActions } from './QuickActions'
import { RecentActivity } from './RecentActivity'
import { UnreadMessages } from './UnreadMessages'
import { VisitorHours } from './VisitorHours'

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

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [up.xl]: { gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)' },
})

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
