import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import type { NewsSource } from '@/content/admin/newsSources'
import { isolated } from '@/lib/isolated'
import { rowControl } from '@/ui/marks/rowControl'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { inRows } from '@/ui/theme/surface'
import { colors, down, radius, size } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Note = styled('div')({
  ...inRows,
  justifyContent: 'space-between',
  columnGap: 8,
  minBlockSize: '2.25rem',
  paddingInline: 12,
  borderRadius: radius.control,
  background: colors.infoSoft,
  color: colors.info,
  fontSize: size.t13,
  lineHeight: 1.6,
  '&[data-failure]': {
    background: colors.badSoft,
    color: colors.bad,
  },
  [down.md]: { display: 'none' },
  '& > button': { gap: 6, paddingInline: 4, color: colors.ink },
})

type Props = { source: NewsSource; onRetry: (source: NewsSource) => void }

export function SourceState({ source, onRetry }: Props) {
  const note = useRef<HTMLDivElement>(null)
  // The retry button disappears with the failure: the notice that replaces it gets the focus.
  useRestoreFocus(source.status === 'error', () => note.current)

  if (source.status === 'collected') return null
  if (source.status === 'processing')
    return (
      <Note ref={note} tabIndex={-1}>
        قد يتأخر ظهور آخر مقال.
      </Note>
    )
  return (
    <Note data-failure>
      <span>لم يستجب المصدر.</span>
      <Button size="small" variant="text" {...rowControl('retry')} onClick={() => onRetry(source)}>
        <Icon icon={RotateCw} size="small" />
        <span>
          إعادة المحاولة
          <VisuallyHidden>{inHtml(` مع ${isolated(source.source)}`)}</VisuallyHidden>
        </span>
      </Button>
    </Note>
  )
}
