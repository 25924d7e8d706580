import { mockController } from '@mocks/backend/mockController'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { openPanel, PanelHarness, resetPanel } from './DemoPanel.storyHelpers'

const HANDLE = /^لوحة التجربة/

/** لوحة التجربة */
const meta = preview.meta({
  title: 'Demo/Panel',
  component: PanelHarness,
  beforeEach: resetPanel,
})

export const Closed = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: HANDLE })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const Open = meta.story({
  play: async () => {
    const panel = await openPanel()
    await expect(panel).toHaveFocus()
    await expect(within(panel).getByLabelText('السيناريو')).toHaveValue('normal')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: HANDLE })).toHaveFocus())
    await openPanel()
  },
})

/** Ctrl and the key left of 1 work anywhere on the page; on closing, the focus returns to where it was. */
export const ByShortcut = meta.story({
  tags: ['developer'],
  render: () => (
    <>
      <PanelHarness />
      <input aria-label="حقل في الصفحة" />
    </>
  ),
  play: async ({ canvas }) => {
    await screen.findByRole('button', { name: HANDLE })
    const field = canvas.getByLabelText('حقل في الصفحة')
    field.focus()
    await userEvent.keyboard('{Control>}[Backquote]{/Control}')
    await expect(await screen.findByRole('dialog')).toHaveFocus()
    await userEvent.keyboard('{Control>}[Backquote]{/Control}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** The closed handle also shows what is not at its default. */
export const SomethingChanged = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    await userEvent.selectOptions(panel.getByLabelText('السيناريو'), 'خطأ في الخادم')
    await expect(mockController.overrides.get().calls.list.scenario).toBe('failing')
    await expect(panel.getByText('يفشل كل طلب بالرمز 500 ورسالة JSON.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'إغلاق لوحة التجربة' }))
    await expect(
      await screen.findByRole('button', { name: /^لوحة التجربة: خطأ في الخادم/ }),
    ).toBeVisible()
  },
})

export const FailNext = meta.story({
  play: async () => {
    const toggle = within(await openPanel()).getByRole('switch', { name: 'أفشِل الطلب القادم' })
    await userEvent.click(toggle)
    await expect(mockController.overrides.get().failNext).toBe(true)
    mockController.failNext(false)
    await waitFor(() => expect(toggle).not.toBeChecked())
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
    const { calls } = mockController.overrides.get()
    await expect(calls.status.scenario).toBe('failing')
    await expect(calls.list.scenario).toBe('normal')
    await expect(panel.getByLabelText('السيناريو')).toHaveDisplayValue('مختلف لكل طلب')
    await expect(panel.getByRole('slider', { name: 'زمن الاستجابة: قراءة الرسائل' })).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openPanel()
    const { left, right, bottom, height } = panel.getBoundingClientRect()
    await expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight])
    await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.88 + 1)
  },
})

export const BadFile = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    const bad = new File(['{"version":1,"messages":[{"id":1}]}'], 'data.json')
    await userEvent.upload(panel.getByLabelText('ملف من هذا العرض'), bad)
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /لم يُفتح شيء\. الملف ليس من هذا العرض/,
    )
  },
})

export const LinkCopied = meta.story({
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const panel = within(await openPanel())
    await userEvent.click(panel.getByRole('button', { name: 'شارك' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(/نُسخ الرابط/)
    await expect(write.mock.calls[0]?.[0]).toMatch(/theme=light&session=in/)
  },
})

export const ResetAsks = meta.story({
  play: async () => {
    const panel = within(await openPanel())
    await userEvent.click(panel.getByRole('tab', { name: 'الزمن' }))
    await userEvent.click(await panel.findByRole('button', { name: 'إعادة الضبط' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveAccessibleDescription(
      /تعود البيانات إلى أصلها: رسائل التواصل وما حفظه المحررون/,
    )
  },
})
