import { mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import { recorded } from '@mocks/demo/session/recorderState'
import Button from '@mui/material/Button'
import { today } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'
import { useStore } from '@/ui/states/useStore'
import { AnalyticsLog } from './AnalyticsLog'
import { downloadData } from './dataFile'
import { LatencyField } from './LatencyField'
import { Details, PerCall } from './PerCall'
import { RequestLogList } from './RequestLogList'
import { SavedLists } from './SavedLists'

/** What only developers need, closed. */
export function Developer() {
  const { calls } = useStore(mockController.overrides)
  const tour = useStore(recorded)
  const downloadTour = async () => {
    const { downloadSession } = await import('@mocks/demo/session/share')
    if (tour) downloadSession(tour)
  }
  const downloadSpec = async () => {
    const { toSpec } = await import('@mocks/demo/session/toSpec')
    if (tour) saveFile(`madar-tour-${today()}.spec.ts`, toSpec(tour), 'text/plain')
  }
  return (
    <Details title="للمطوّر">
      <LatencyField
        label="زمن الاستجابة"
        milliseconds={commonSetting(calls, 'latency')}
        onChange={(latency) => mockController.overrideAll({ latency })}
      />
      <PerCall />
      <RequestLogList />
      <AnalyticsLog />
      <SavedLists />
      <Button size="small" onClick={downloadData}>
        نزّل كل ما في مستودع المتصفح
      </Button>
      <Button size="small" aria-disabled={!tour} onClick={() => void downloadTour()}>
        نزّل آخر جولة سجّلتها ملفًا
      </Button>
      <Button size="small" aria-disabled={!tour} onClick={() => void downloadSpec()}>
        نزّل آخر جولة سجّلتها اختبارًا (Playwright)
      </Button>
    </Details>
  )
}
