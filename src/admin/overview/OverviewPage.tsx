import { styled } from '@mui/material/styles'
import { Activity, Eye, type LucideIcon, Newspaper, Users } from 'lucide-react'
import { HourColumns } from '@/admin/analytics/charts/HourColumns'
import { percent } from '@/admin/analytics/figures'
import { statTile } from '@/admin/analytics/statTile'
import { type OverviewStat, overviewStats } from '@/content/admin/overview'
import { formatNumber } from '@/lib/arabic'
import { formatToday } from '@/lib/dates'
import { AppLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { Panel } from '@/ui/theme/Panel'
import { StatTiles } from '@/ui/theme/StatTiles'
import { inColumn } from '@/ui/theme/surface'
import { up } from '@/ui/theme/tokens'
import { TodayText } from '@/ui/theme/useNow'
import { PendingTasks } from './PendingTasks'
import { QuickActions } from './QuickActions'
import { RecentActivity } from './RecentActivity'
import { UnreadMessages } from './UnreadMessages'

const LABELS: Record<OverviewStat['id'], { label: string; icon: LucideIcon }> = {
  users: { label: 'إجمالي المستخدمين', icon: Users },
  articles: { label: 'المقالات المنشورة', icon: Newspaper },
  views: { label: 'المشاهدات اليومية', icon: Eye },
  engagement: { label: 'معدل التفاعل', icon: Activity },
}

const tiles = overviewStats.map(({ id, value, unit, monthChange, months }) => {
  const { label, icon } = LABELS[id]
  const show = unit === 'percent' ? percent : formatNumber
  const texts = { show, write: percent, note: 'عن الشهر الماضي' }
  return { ...statTile(label, icon, { value, change: monthChange }, texts), trend: months }
})

const Stack = styled('div')({ ...inColumn, gap: 24 })

const Parts = styled(Stack)({
  [up.xl]: { gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)' },
})

/**
 * The first page of the admin area (Spec §2, Overview): what waits for an editor comes first. All figures are samples.
 */
export function OverviewPage() {
  return (
    <>
      <PageHeader dense title="نظرة عامة" intro={<TodayText format={formatToday} />} />
      <Stack>
        <PendingTasks />
        <StatTiles tiles={tiles} />
        <Parts>
          <Panel
            title="الزوار خلال 24 ساعة"
            isPadded
            note={
              <AppLink to="/admin/analytics" search={{ tab: 'traffic' }}>
                تفاصيل الزيارات
              </AppLink>
            }
          >
            <HourColumns plot={232} />
          </Panel>
          <Stack>
            <UnreadMessages />
            <QuickActions />
          </Stack>
        </Parts>
        <RecentActivity />
      </Stack>
    </>
  )
}
