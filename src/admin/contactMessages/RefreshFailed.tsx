import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import { Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'

const Strip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 12,
  paddingInline: 20,
  borderBlockEnd: `1px solid ${colors.line}`,
  background: colors.badSoft,
  color: colors.bad,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& p': { flex: '1 1 12rem' },
  '& svg': { flex: 'none' },
})

/** Shown when refetching the list failed: the rows below it are the last ones received. */
export function RefreshFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Strip role="alert">
      <Icon icon={CircleAlert} />
      <p>تعذّر تحميل الرسائل. ما تراه هو آخر ما وصل.</p>
      <Button size="small" onClick={onRetry}>
        إعادة المحاولة
      </Button>
    </Strip>
  )
}
