import { styled } from '@mui/material/styles'
import { type ComponentType, useMemo } from 'react'
import { useShownTab } from '@/hydration/hydrationMark'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { PageTabs, tabId } from '@/ui/navigation/PageTabs'
import { PageHeader } from '@/ui/theme/PageHeader'
import { TodayText } from '@/ui/theme/useNow'
import { type AnalyticsTab, type Span, TABS } from './analyticsSearchParams'
import { ContentTab } from './ContentTab'
import { EngagementTab } from './EngagementTab'
import { OverviewTab } from './OverviewTab'
import { PeriodControls, TAB_LABELS } from './PeriodControls'
import { RevenueTab } from './RevenueTab'
import { SponsorsTab } from './SponsorsTab'
import { TrafficTab } from './TrafficTab'

const DAYS = { '7days': 7, '30days': 30, '90days': 90 }

const month = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { month: 'long' })

const CONTENTS: Record<AnalyticsTab, ComponentType> = {
  overview: OverviewTab,
  revenue: RevenueTab,
  content: ContentTab,
  engagement: EngagementTab,
  traffic: TrafficTab,
  sponsors: SponsorsTab,
}

const PANEL = 'analytics'
const tabs = TABS.map((id) => ({ id, label: TAB_LABELS[id] }))

const Panel = styled('div')({ marginBlockStart: 24 })

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
  const content = useMemo(() => {
    const Content = CONTENTS[shownTab]
    return <Content />
  }, [shownTab])
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
        onChange={(id) => {
          const chosen = TABS.find((one) => one === id)
          if (chosen) onChange(chosen, span)
        }}
      />
      <Panel role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, shownTab)}>
        {content}
      </Panel>
    </>
  )
}

/**
 * The days of a period up to and including today, or of a range: «14 إلى 20 نوفمبر 2026». A month or
 * year that both ends share is written once. The period «current year» starts on 1 January.
 */
export function describePeriod(span: Span, now: Date): string {
  if (typeof span !== 'string') return describeDays(dayOf(span.from), dayOf(span.to))
  const first =
    span === 'year'
      ? new Date(now.getFullYear(), 0, 1)
      : new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[span] + 1)
  return describeDays(first, now)
}

/** In the editor's time zone, so that the day is the same. */
const dayOf = (day: string) => new Date(`${day}T00:00`)

function describeDays(first: Date, last: Date): string {
  const isSameYear = first.getFullYear() === last.getFullYear()
  const isSameMonth = isSameYear && first.getMonth() === last.getMonth()
  const end = `${last.getDate()} ${month.format(last)} ${last.getFullYear()}`
  if (isSameMonth && first.getDate() === last.getDate()) return end
  const from = [
    first.getDate(),
    ...(isSameMonth ? [] : [month.format(first)]),
    ...(isSameYear ? [] : [first.getFullYear()]),
  ]
  return `${from.join(' ')} إلى ${end}`
}
