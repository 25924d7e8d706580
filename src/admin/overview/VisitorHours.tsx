import { HourColumns } from '@/admin/analytics/charts/HourColumns'
import { PanelBody } from '@/admin/analytics/layout'
import { hourly } from '@/content/admin/analyticsTraffic'
import { AppLink } from '@/ui/navigation/links'
import { Panel } from '@/ui/theme/Panel'

/** The 24-hour chart of the analytics, lower and without its tooltips. */
export const VisitorHours = () => (
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
