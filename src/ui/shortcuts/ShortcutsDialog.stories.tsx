import { expect, fn, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { fitsTheWidth, openedDialog, patient, settled } from '#.storybook/storyHelpers'
import { ShortcutsDialog } from './ShortcutsDialog'
import { useShortcuts } from './shortcuts'

const OTHERS = {
  title: 'الصفوف',
  shortcuts: [{ keys: 'Shift+ArrowDown', label: 'تحديد الصف التالي أيضًا، من مربع التحديد' }],
}

const hasSearch = () => document.querySelector('main hr') !== null

function Page() {
  useShortcuts({
    title: 'كل الشاشات',
    isBase: true,
    shortcuts: [
      { keys: 'mod+k', label: 'بحث وأوامر', run: fn() },
      { keys: '/', label: 'البحث في هذه الشاشة', isPresent: hasSearch, run: fn() },
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

/**
 * The keys of the screen come before those of all screens, and take precedence. What the screen does not have, yet, is
 * not listed. A single key has its letter of an Arabic keyboard beside it. */
export const Open = meta.story({
  play: async () => {
    const dialog = within(await openedDialog('اختصارات لوحة المفاتيح'))
    await settled()
    const titles = dialog.getAllByRole('heading', { level: 3 })
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'الرسائل',
      'كل الشاشات',
      'الصفوف',
    ])
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'رد على الرسالة',
      'بحث وأوامر',
      'تحديد الصف التالي أيضًا، من مربع التحديد',
    ])
    await expect(dialog.getByText('رد على الرسالة').parentElement).toHaveTextContent(/R أو ق$/)
    document.querySelector('main')?.append(document.createElement('hr'))
    await dialog.findByText('البحث في هذه الشاشة')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog', {}, patient)
    await settled()
    await fitsTheWidth()
  },
})
