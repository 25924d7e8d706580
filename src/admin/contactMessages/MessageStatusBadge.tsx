import { styled } from '@mui/material/styles'
import { CircleCheck } from 'lucide-react'
import { RecordStatus } from '@/admin/tables/RecordStatus'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { Icon } from '@/ui/theme/icons'
import { inlineRow } from '@/ui/theme/surface'
import { colors } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import type { MessageState } from './messageActions'

const Row = styled('span')({ ...inlineRow, gap: 6 })

const Check = styled('span')({ ...inlineRow, position: 'relative', flex: 'none', color: colors.ok })

/** The state of a message: its status, and a check when it is resolved (Spec §2). */
export function MessageStatusBadge({ status, isResolved }: MessageState) {
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
