import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '@/ui/icons'
import type { GripHold } from './useSortableRow'

// A touch on the grip drags instead of scrolling the page.
const Handle = styled(IconButton)({ flex: 'none', cursor: 'grab', touchAction: 'none' })

/** The handle that drags a row: by mouse, by touch, or with Space and the arrow keys. */
export const Grip = memo(function Grip({ name, hold }: { name: string; hold: GripHold }) {
  return (
    <Handle {...hold} size="small" aria-label={`نقل ${name}`}>
      <Icon icon={GripVertical} />
    </Handle>
  )
})
