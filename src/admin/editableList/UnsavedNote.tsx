import { styled } from '@mui/material/styles'
import { CircleDot } from 'lucide-react'
import { Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'

const Note = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: size.t14,
  fontWeight: weight.label,
  color: colors.warn,
})

/** «تغييرات غير محفوظة», beside a save button. Its container announces it (`role="status"`). */
export function UnsavedNote() {
  return (
    <Note>
      <Icon icon={CircleDot} size="small" />
      تغييرات غير محفوظة
    </Note>
  )
}
