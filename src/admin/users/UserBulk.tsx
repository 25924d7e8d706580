import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2 } from 'lucide-react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { AdminUser } from '@/content/admin/users'
import { plural } from '@/lib/arabic'
import { SelectionBar } from '@/ui/selection/SelectionBar'
import type { Selection } from '@/ui/selection/useSelection'
import { Icon } from '@/ui/theme/icons'
import { exportUsers } from './userColumns'
import { USERS } from './userTexts'

const Delete = styled(Button)(({ theme }) => ({ color: theme.vars.palette.tokens.bad }))

type Props = {
  selection: Selection
  /** all users that the filters find */
  found: readonly AdminUser[]
  onSetActive: (ids: readonly string[], isActive: boolean) => void
  onRemove: (ids: readonly string[]) => void
}

/** What can be done to the selected users: activate, deactivate (D-4), delete, export (Spec §4, §5). */
export const UserBulk = ({ selection, found, onSetActive, onRemove }: Props) => (
  <SelectionBar
    selection={selection}
    found={found.map(({ id }) => id)}
    describe={(count) => `محدّد: ${plural(count, USERS)}`}
  >
    {(chosen) => (
      <>
        <Button size="small" onClick={() => onSetActive(chosen, true)}>
          تفعيل
        </Button>
        <Button size="small" onClick={() => onSetActive(chosen, false)}>
          تعطيل
        </Button>
        <Delete size="small" onClick={() => onRemove(chosen)}>
          <Icon icon={Trash2} size="small" />
          حذف
        </Delete>
        <ExportMenu
          label="تصدير المحدّد"
          prepare={() => exportUsers(found.filter(({ id }) => chosen.includes(id)))}
        />
      </>
    )}
  </SelectionBar>
)
