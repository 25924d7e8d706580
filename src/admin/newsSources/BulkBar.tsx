import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { NewsSource } from '@/content/admin/newsSources'
import { formatNumber } from '@/lib/arabic'
import { Checkbox } from '@/ui/form/Checkbox'
import { COMMANDS, SELECTION_ACTIONS } from '@/ui/marks/marks'
import { type Selection, selectedOf } from '@/ui/selection/useSelection'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { inRows, muted13 } from '@/ui/theme/surface'
import { colors, down, radius, size, up, weight } from '@/ui/theme/tokens'
import { exportSources } from './sourceTexts'
import type { Sources } from './useSources'

// Attached to the filter card above; sticky over a long grid.
const Bar = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  ...inRows,
  gap: '8px 16px',
  padding: 12,
  background: colors.paper,
  border: `1px solid ${colors.line}`,
  borderBlockStart: 0,
  borderEndStartRadius: radius.card,
  borderEndEndRadius: radius.card,
  fontSize: size.t14,
  [up.md]: { paddingInline: 20 },
  // In a low window, e.g. when zoomed in, a sticky bar would leave no space for the content.
  '@media (max-height: 24rem)': { position: 'static' },
})

const Words = styled('p')({
  flex: 1,
  minInlineSize: '9rem',
  ...muted13,
  lineHeight: 1.6,
  '&[data-any]': { color: colors.ink, fontWeight: weight.label },
})

const Actions = styled('div')({
  display: 'flex',
  gap: 8,
  '& > button[aria-disabled=true]': {
    background: colors.sunken,
    color: colors.muted,
    borderColor: colors.line,
    cursor: 'not-allowed',
  },
  [down.md]: {
    inlineSize: '100%',
    '& > button': { flex: 1, minInlineSize: 0, paddingInline: 8 },
  },
})

const Delete = styled(Button)({
  gap: 8,
  color: colors.bad,
  '&:hover': { background: colors.badSoft },
})

type Props = {
  selection: Selection
  visible: readonly NewsSource[]
  actions: Pick<Sources, 'setAllActive' | 'remove'>
}

/**
 * The checkbox «تحديد الكل» with its three states, and the actions on the selected sources that the filter shows. With
 * nothing selected the actions are disabled (Spec §5) and the text beside them says why. They stay
 * focusable, so that the focus is not lost after a removal.
 */
export function BulkBar({ selection, visible, actions }: Props) {
  const reasonId = useId()
  const chosen = selectedOf(visible, useStore(selection))
  const state = selection.stateOf(visible)
  const isIdle = chosen.length === 0
  const buttonProps = (onClick: () => void) => ({
    size: 'small' as const,
    ...(isIdle ? { 'aria-disabled': true, 'aria-describedby': reasonId } : { onClick }),
  })
  return (
    <Bar role="group" aria-label="إجراءات جماعية" data-screen-only {...COMMANDS.props}>
      <Checkbox
        label="تحديد الكل"
        isChecked={state === 'all'}
        isPartial={state === 'some'}
        disabled={visible.length === 0}
        onChange={(isSelected) => selection.toggleAll(visible, isSelected)}
      />
      <Words id={reasonId} role="status" data-any={!isIdle || undefined}>
        {isIdle
          ? 'حدّد مصدرًا واحدًا على الأقل لتُتاح الإجراءات.'
          : `محدد: ${formatNumber(chosen.length)}`}
      </Words>
      <Actions {...SELECTION_ACTIONS.props}>
        <Button {...buttonProps(() => actions.setAllActive(chosen, true))}>تفعيل</Button>
        <Button {...buttonProps(() => actions.setAllActive(chosen, false))}>تعطيل</Button>
        <Delete {...buttonProps(() => actions.remove(chosen))}>
          <Icon icon={Trash2} size="small" />
          حذف
        </Delete>
        {!isIdle && <ExportMenu label="تصدير المحدّد" prepare={() => exportSources(chosen)} />}
      </Actions>
    </Bar>
  )
}
