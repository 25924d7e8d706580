import { CircleAlert } from 'lucide-react'
import { ActivityRow } from '@/admin/changeLog/ActivityRow'
import { logView } from '@/admin/changeLog/logView'
import { screenOf } from '@/admin/menu/adminMenu'
import { recentActivity } from '@/content/admin/overview'
import { formatAge } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { AppLink } from '@/ui/navigation/links'
import { useSaved, waitsFor } from '@/ui/states/useSaved'
import { useStore } from '@/ui/stores/useStore'
import { Panel, PanelRows } from '@/ui/theme/Panel'

/**
 * The latest activities, newest first (Spec §2, Overview): what editors have saved in this browser, then the sample
 * activities.
 */
export function RecentActivity() {
  const view = useStore(logView, () => null)
  const entries = useSaved(logView, 'changeLog') ?? []
  const logged = entries.slice(0, recentActivity.length)
  return (
    <Panel
      title="آخر النشاط"
      note={view && logged.length > 0 && <view.ChangeLogButton entries={entries} />}
    >
      <PanelRows {...waitsFor('changeLog')}>
        {view && <view.LoggedRows entries={logged} />}
        {recentActivity
          .slice(0, recentActivity.length - logged.length)
          .map(({ id, text, area, place, minutesAgo, isFailure }) => (
            <ActivityRow
              key={id}
              icon={isFailure ? CircleAlert : screenOf(area).icon}
              isFailure={isFailure}
              text={<AppLink to={screenOf(area).to}>{nbspAfterNumbers(text)}</AppLink>}
              meta={[place ?? screenOf(area).label, formatAge(minutesAgo)]}
            />
          ))}
      </PanelRows>
    </Panel>
  )
}
