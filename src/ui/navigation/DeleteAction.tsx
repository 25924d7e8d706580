import { Trash2 } from 'lucide-react'
import { rowControl } from '@/ui/marks/rowControl'
import { IconAction } from './IconAction'

type Props = {
  /** what is deleted, isolated: its name, with its kind where other buttons of the row have it */
  name: string
  hint?: string
  onClick: () => void
}

/** The button that deletes the item of a row. */
export const DeleteAction = ({ name, ...props }: Props) => (
  <IconAction
    {...rowControl('remove')}
    label={`حذف ${name}`}
    icon={Trash2}
    size="small"
    tone="danger"
    {...props}
  />
)
