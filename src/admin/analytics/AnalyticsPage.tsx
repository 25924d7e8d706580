import { styled } from '@mui/material/styles'
import { type ComponentType, memo } from 'react'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { PageTabs, tabId } from '@/ui/navigation/PageTabs'
import { useShownTab } from '@/ui/states/useShownTab'
import { inColumn } from '@/ui/theme/surface'
import { TodayText } from '@/ui/theme/useNow'
import { type AnalyticsTab, type Span, TABS } from './analyticsSearchParams'
import { ContentTab } from './ContentTab'
import { EngagementTab } from './EngagementTab'
import { OverviewTab } from './OverviewTab'
import { PeriodControls } from './PeriodControls'
import { describePeriod } from './periodDays'
import { RevenueTab } from './RevenueTab'
import { SponsorsTab } from './SponsorsTab'
import { TrafficTab } from './TrafficTab'

/** Spec §2 and §9. */
const CONTENTS: Record<AnalyticsTab, { label: string; Content: ComponentType<{ span: Span }> }> = {
  overview: { label: 'نظرة عامة', Content: memo(OverviewTab) },
  revenue: { label: 'الإيرادات', Content: memo(RevenueTab) },
  content: { label: 'المحتوى', Content: memo(ContentTab) },
  engagement: { label: 'التفاعل', Content: memo(EngagementTab) },
  traffic: { label: 'الزيارات', Content: memo(TrafficTab) },
  sponsors: { label: 'الرعاة', Content: memo(SponsorsTab) },
}

const PANEL = 'analytics'
const tabs = TABS.map((id) => ({ id, label: CONTENTS[id].label }))

/** The container queries of the tabs use its width relative to the text size to choose the number of columns. */
const Panel = styled('div')({
  containerType: 'inline-size',
  ...inColumn,
  gap: 24,
  marginBlockStart: 24,
})

type Props = {
  tab: AnalyticsTab
  span: Span
  onChange: (tab: AnalyticsTab, span: Span) => void
}

/** The analytics page (Spec §2): six tabs of sample figures, identical for every period (D-23). */
export function AnalyticsPage({ tab, span, onChange }: Props) {
  const describe = (now: Date) =>
    `${nbspAfterNumbers(describePeriod(span, now))} · أرقام نموذجية ثابتة`
  const shownTab = useShownTab(tab)
  const { Content } = CONTENTS[shownTab]
  return (
    <>
      <PageHeader
        dense
        title="التحليلات"
        intro={<TodayText format={describe} />}
        actions={<PeriodControls value={span} onChange={(next) => onChange(tab, next)} />}
      />
      <PageTabs
        panel={PANEL}
        label="التحليلات"
        tabs={tabs}
        value={tab}
        onChange={(id) => onChange(id, span)}
      />
      <Panel role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, shownTab)}>
        <Content span={span} />
      </Panel>
    </>
  )
}
