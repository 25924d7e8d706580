import { mockController } from '@mocks/backend/mockController'
import { useStore } from '@/ui/states/useStore'
import { LoggedRequest } from './LoggedRequest'
import { LogSection } from './LogSection'

/** The data calls of this page, newest first. */
export function RequestLogList() {
  const calls = useStore(mockController.log)
  return (
    <LogSection
      title="سجل الطلبات"
      count={calls.length}
      empty="لم يُرسل أي طلب بعد."
      onClear={mockController.log.clear}
    >
      {calls.map((call) => (
        <LoggedRequest key={call.id} call={call} />
      ))}
    </LogSection>
  )
}
