import { styled } from '@mui/material/styles'
import { savedSingleKeys } from '@/saved/singleKeys'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { SwitchRow } from '@/ui/form/Switch'
import { Kbd } from '@/ui/shortcuts/Kbd'
import { shortcutGroups } from '@/ui/shortcuts/shortcuts'
import { size, weight } from '@/ui/theme/tokens'
import { NOT_STORED } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'
import { useStore } from '@/ui/useStore'

const Group = styled('section')({
  marginBlockEnd: 20,
  '& > h3': { marginBlockEnd: 4, fontSize: size.t14, fontWeight: weight.title },
})

const Rows = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: '2.5rem',
    fontSize: size.t14,
  },
  '& > div + div': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& dd': { flex: 'none', order: 1 },
}))

/** Keys of the lists, which are handled where the focus is. */
const LISTS = {
  title: 'الصفوف',
  shortcuts: [
    { keys: 'Shift+ArrowDown', label: 'تحديد الصف التالي أيضًا، من مربع التحديد' },
    { keys: 'Enter', label: 'من مربع التحديد إلى إجراءات المحدّد' },
    { keys: 'Escape', label: 'إلغاء التحديد، من مربع التحديد' },
    { keys: 'alt+ArrowUp', label: 'نقل الصف إلى أعلى، من مقبض النقل' },
  ],
}

type Props = { open: boolean; onClose: () => void }

/** The keys of this screen and of every screen. Single keys can be switched off (WCAG 2.1.4). */
export function KeysDialog({ open, onClose }: Props) {
  const groups = useStore(shortcutGroups)
  const hasSingleKeys = useStore(savedSingleKeys)
  const shown = [...groups.filter(({ shortcuts }) => shortcuts.length > 0), LISTS]
  return (
    <AppDialog open={open} onClose={onClose} title="اختصارات لوحة المفاتيح" width="form">
      {shown.map(({ title, shortcuts }) => (
        <Group key={title} aria-label={title}>
          <h3>{title}</h3>
          <Rows>
            {shortcuts.map(({ keys, label }) => (
              <div key={`${keys} ${label}`}>
                <dt>{label}</dt>
                <dd>
                  <Kbd keys={keys} />
                </dd>
              </div>
            ))}
          </Rows>
        </Group>
      ))}
      <SwitchRow
        label="اختصارات الحرف الواحد"
        hint="أوقفها إن كنت تملي بصوتك أو تضغط الحروف دون قصد."
        isOn={hasSingleKeys}
        onChange={(isOn) => {
          if (!savedSingleKeys.save(isOn)) toast.error(NOT_STORED)
        }}
      />
    </AppDialog>
  )
}
