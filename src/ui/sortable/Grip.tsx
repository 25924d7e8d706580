import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '../icons'
import type { GripHold } from './useSortableRow'

// A finger on the grip drags, and does not scroll the page.
const Handle = styled(IconButton)({ flex: 'none', cursor: 'grab', touchAction: 'none' })

/** What a row is dragged by: pointer, finger, or Space and the arrows. */
export const Grip = memo(function Grip({ name, hold }: { name: string; hold: GripHold }) {
  return (
    <Handle {...hold} size="small" aria-label={`نقل ${name}`}>
      <Icon icon={GripVertical} />
    </Handle>
  )
})
