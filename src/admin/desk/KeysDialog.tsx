import { chooseReading, savedReading } from '@/saved/reading'
import { ShortcutsDialog } from '@/ui/dialog/ShortcutsDialog'
import { SwitchRow } from '@/ui/form/Switch'
import { inMain } from '@/ui/marks/page'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { useStore } from '@/ui/stores/useStore'
import { ROW_CHECKBOX, ROW_HANDLE } from './rowKeys'

const canSelect = () => inMain(ROW_CHECKBOX) !== null

/** Keys of the lists, which are handled where the focus is. */
const LISTS = {
  title: 'الصفوف',
  shortcuts: [
    {
      keys: 'Shift+ArrowDown',
      label: 'تحديد الصف التالي أيضًا، من مربع التحديد',
      isPresent: canSelect,
    },
    { keys: 'Enter', label: 'من مربع التحديد إلى إجراءات المحدّد', isPresent: canSelect },
    { keys: 'Escape', label: 'إلغاء التحديد، من مربع التحديد', isPresent: canSelect },
    {
      keys: 'alt+ArrowUp',
      label: 'نقل الصف إلى أعلى، من مقبض النقل',
      isPresent: () => inMain(ROW_HANDLE) !== null,
    },
  ],
}

type Props = { open: boolean; onClose: () => void }

export function KeysDialog({ open, onClose }: Props) {
  const { hasShortcuts } = useStore(savedReading)
  return (
    <ShortcutsDialog open={open} onClose={onClose} others={LISTS}>
      <SwitchRow
        label="اختصارات الحرف الواحد"
        hint="أوقفها إن كنت تملي بصوتك أو تضغط الحروف دون قصد. ويسري ذلك على الموقع أيضًا."
        isOn={hasShortcuts}
        onChange={(isOn) => sayIfNotStored(chooseReading({ hasShortcuts: isOn }))}
      />
    </ShortcutsDialog>
  )
}
