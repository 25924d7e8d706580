import { styled } from '@mui/material/styles'
import { CircleDot } from 'lucide-react'
import { Icon } from '@/ui/theme/icons'
import { size, weight } from '@/ui/theme/tokens'

const Note = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: size.t14,
  fontWeight: weight.label,
  color: theme.vars.palette.tokens.warn,
}))

/** «تغييرات غير محفوظة», beside a save button. Its container announces it (`role="status"`). */
export function UnsavedNote() {
  return (
    <Note>
      <Icon icon={CircleDot} size="small" />
      تغييرات غير محفوظة
    </Note>
  )
}
