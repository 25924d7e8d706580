import { fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { openedDialog } from '#.storybook/storyHelpers'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import { ShortcutsDialog } from './ShortcutsDialog'

const OTHERS = {
  title: 'الصفوف',
  shortcuts: [{ keys: 'Shift+ArrowDown', label: 'تحديد الصف التالي أيضًا، من مربع التحديد' }],
}

function Page() {
  useShortcuts({
    title: 'كل الشاشات',
    isBase: true,
    shortcuts: [
      { keys: 'mod+k', label: 'بحث وأوامر', run: fn() },
      { keys: 'r', label: 'إعادة التحميل', run: fn() },
    ],
  })
  useShortcuts({
    title: 'الرسائل',
    shortcuts: [{ keys: 'r', label: 'رد على الرسالة', run: fn() }],
  })
  return (
    <ShortcutsDialog open onClose={fn()} others={OTHERS}>
      <p>تعمل حين لا تكتب.</p>
    </ShortcutsDialog>
  )
}

/** نافذة الاختصارات */
const meta = preview.meta({ title: 'Parts/Kbd/ShortcutsDialog', render: () => <Page /> })

/** The keys of the screen come before those of all screens, and take precedence. */
export const Open = meta.story({
  play: async () => {
    await openedDialog('اختصارات لوحة المفاتيح')
  },
})

export const Phone = meta.story({ ...Open.input, globals: { viewport: { value: 'phone' } } })
