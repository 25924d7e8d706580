import { styled } from '@mui/material/styles'
import { CircleCheck } from 'lucide-react'
import { RecordStatus } from '@/admin/tables/RecordStatus'
import type { ContactMessage } from '@/api/contactMessages'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 })

const Check = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  color: colors.ok,
})

/** The state of a message: its status, and a check when it is resolved (Spec §2). */
export function MessageStatusBadge({
  status,
  isResolved,
}: Pick<ContactMessage, 'status' | 'isResolved'>) {
  return (
    <Row>
      <RecordStatus status={status} />
      {isResolved && (
        <Tooltip title="محلولة" describeChild>
          <Check>
            <Icon icon={CircleCheck} />
            <VisuallyHidden>محلولة</VisuallyHidden>
          </Check>
        </Tooltip>
      )}
    </Row>
  )
}
