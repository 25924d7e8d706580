import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { Trash2, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useLayer } from '@/ui/layers/useLayer'
import { type ConfirmOptions, resolveConfirm } from '@/ui/stores/confirm'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { muted14 } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { HasToastSlots, ToastSlot } from '@/ui/toast/ToastSlot'

const Body = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, padding: 24 })

const Sign = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  background: colors.warnSoft,
  color: colors.warn,
  '&[data-delete]': { background: colors.badSoft, color: colors.bad },
})

const Words = styled('h2')({ fontSize: size.t18, fontWeight: weight.card, lineHeight: 1.5 })

const Detail = styled('p')({ marginBlockStart: 4, ...muted14, lineHeight: 1.6 })

const Foot = styled('div')({
  // Below a toast.
  order: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  padding: '16px 24px',
  borderBlockStart: `1px solid ${colors.line}`,
  '& > button': { whiteSpace: 'normal' },
})

type Props = {
  isOpen: boolean
  asked: { id: number; question: ConfirmOptions } | null
  onClose: () => void
}

/** The confirmation dialog. It keeps its text while it closes. */
export function ConfirmDialog({ isOpen, asked, onClose }: Props) {
  useLayer(isOpen, onClose)
  const id = useId()
  if (!asked) return null
  const { question, detail, confirmLabel, tone = 'delete' } = asked.question
  const isDelete = tone === 'delete'
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}question`}
      {...(detail && { 'aria-describedby': `${id}detail` })}
      slotProps={{ paper: { sx: { inlineSize: '100%', maxInlineSize: '24rem', margin: 4 } } }}
    >
      <HasToastSlots value={isOpen}>
        <Body>
          <Sign data-delete={isDelete || undefined}>
            <Icon icon={isDelete ? Trash2 : TriangleAlert} />
          </Sign>
          <div>
            <Words id={`${id}question`}>{inHtml(question)}</Words>
            {detail && <Detail id={`${id}detail`}>{inHtml(detail)}</Detail>}
          </div>
        </Body>
        <Foot>
          <Button
            variant="contained"
            color={isDelete ? 'error' : 'primary'}
            onClick={() => resolveConfirm(true)}
          >
            <span>{confirmLabel}</span>
          </Button>
          {/* With a key, so that the focus starts here again for each question. */}
          <Button key={asked.id} autoFocus onClick={() => resolveConfirm(false)}>
            إلغاء
          </Button>
        </Foot>
        <ToastSlot />
      </HasToastSlots>
    </Dialog>
  )
}
