import { screen, spyOn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { openPanel, PanelHarness, resetPanel } from './DemoPanel.storyHelpers'

/** لوحة التجربة */
const meta = preview.meta({
  title: 'Demo/Panel',
  component: PanelHarness,
  beforeEach: resetPanel,
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async () => {
    await openPanel()
  },
})

/** The closed handle also shows what is not at its default. */
export const SomethingChanged = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    await userEvent.selectOptions(panel.getByLabelText('السيناريو'), 'خطأ في الخادم')
    await userEvent.click(panel.getByRole('button', { name: 'إغلاق لوحة التجربة' }))
    await screen.findByRole('button', { name: /^لوحة التجربة: خطأ في الخادم/ })
  },
})

export const FailNext = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    await userEvent.click(panel.getByRole('switch', { name: 'أفشِل الطلب القادم' }))
  },
})

export const SignedOut = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    await userEvent.click(panel.getByRole('radio', { name: 'خارج' }))
  },
})

export const PerCall = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    await userEvent.click(panel.getByText('للمطوّر'))
    await userEvent.click(panel.getByText('لكل طلب على حدة'))
    await userEvent.selectOptions(
      panel.getByLabelText('السيناريو: تغيير حالة رسالة'),
      'خطأ في الخادم',
    )
  },
})

export const Phone = meta.story({
  ...Open.input,
  globals: { viewport: { value: 'phone' } },
})

export const BadFile = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    const bad = new File(['{"version":1,"messages":[{"id":1}]}'], 'data.json')
    await userEvent.upload(panel.getByLabelText('ملف من هذا العرض'), bad)
    await screen.findByText(/لم يُفتح شيء\. الملف ليس من هذا العرض/)
  },
})

export const LinkCopied = meta.story({
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const panel = within(await openPanel())
    await userEvent.click(panel.getByRole('button', { name: 'شارك' }))
    await screen.findByText(/نُسخ الرابط/)
  },
})

export const ResetAsks = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    await userEvent.click(panel.getByRole('tab', { name: 'الزمن' }))
    await userEvent.click(await panel.findByRole('button', { name: 'إعادة الضبط' }))
    await screen.findByRole('alertdialog')
  },
})
