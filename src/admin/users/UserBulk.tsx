import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2 } from 'lucide-react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import { plural } from '@/lib/arabic'
import { SelectionBar } from '@/ui/selection/SelectionBar'
import { Icon } from '@/ui/theme/icons'
import type { useFoundUsers } from './UserList'
import { exportUsers } from './userColumns'
import { USERS } from './userTexts'

const Delete = styled(Button)(({ theme }) => ({ color: theme.vars.palette.tokens.bad }))

type Props = {
  list: Pick<ReturnType<typeof useFoundUsers>, 'selection' | 'found' | 'foundIds'>
  /** only logged (D-4) */
  onSetActive: (ids: readonly string[], isActive: boolean) => void
  onRemove: (ids: readonly string[]) => void
}

export function UserBulk({ list, onSetActive, onRemove }: Props) {
  return (
    <SelectionBar
      selection={list.selection}
      found={list.foundIds}
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
            prepare={() => exportUsers(list.found.filter(({ id }) => chosen.includes(id)))}
          />
        </>
      )}
    </SelectionBar>
  )
}
