import { styled } from '@mui/material/styles'
import { GripVertical } from 'lucide-react'
import { useContext } from 'react'
import { isolated } from '@/lib/isolated'
import { rowControl } from '@/ui/marks/rowControl'
import { IconButton } from '@/ui/navigation/IconButton'
import { Icon } from '@/ui/theme/icons'
import { HandleContext } from './SortableRow'

// A touch on the handle drags instead of scrolling the page.
const Handle = styled(IconButton)({ flex: 'none', cursor: 'grab', touchAction: 'none' })

/** The handle that drags its `SortableRow`: by mouse, by touch, or with Space and the arrow keys. */
export const DragHandle = ({ name }: { name: string }) => (
  <Handle
    type="button"
    {...useContext(HandleContext)}
    data-icon-button="small"
    aria-label={`نقل ${isolated(name)}`}
    {...rowControl('move')}
  >
    <Icon icon={GripVertical} />
  </Handle>
)
