import { mockController } from '@mocks/backend/mockController'
import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { fillLogs, log, openPanel, PanelHarness, resetPanel } from './DemoPanel.storyHelpers'

/** سجلات لوحة التجربة */
const meta = preview.meta({
  title: 'Demo/Panel/Logs',
  component: PanelHarness,
  beforeEach: resetPanel,
})

export const WithLog = meta.story({
  play: async () => {
    fillLogs()
    const panel = within(await openPanel())
    await userEvent.click(panel.getByText('للمطوّر'))
    await userEvent.click(await panel.findByText('PUT'))
    await expect(panel.getByLabelText(/^الطلب: PUT/)).toHaveValue(
      JSON.stringify({ status: 'read', adminNotes: '' }, null, 2),
    )
    await expect(panel.getByLabelText(/^الرد: PUT/)).toHaveValue(
      JSON.stringify({ message: 'تعذّر تنفيذ الطلب' }, null, 2),
    )
    await expect(panel.getByText('homepage · hero_banner')).toBeVisible()
  },
})

export const LogsCleared = meta.story({
  play: async () => {
    fillLogs()
    const panel = within(await openPanel())
    await userEvent.click(panel.getByText('للمطوّر'))
    const clear = panel.getByRole('button', { name: 'مسح سجل الطلبات' })
    await userEvent.click(clear)
    await expect(clear).toHaveFocus()
    await expect(panel.getByText('لم يُرسل أي طلب بعد.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'مسح سجل التحليلات' }))
    await expect(panel.getByText('لم يُسجَّل أي حدث بعد.')).toBeVisible()
  },
})

/** A call that waits, one whose connection broke, long texts without spaces, and a truncated body. */
export const LongBodies = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    mockController.log.begin(new Request('http://madar.test/api/contact-messages'))
    log(new Request('http://madar.test/api/page-settings', { method: 'POST', body: '{' }))
    log(
      new Request(`http://madar.test/api/contact-messages/123456789/status?${'x'.repeat(200)}`, {
        method: 'PUT',
        body: JSON.stringify({ adminNotes: 'نص'.repeat(2000) }),
      }),
      Response.json(Array.from({ length: 400 }, (_, id) => ({ id, name: 'جنى السالم', x: 'y' }))),
    )
    const panel = await openPanel()
    await userEvent.click(within(panel).getByText('للمطوّر'))
    await userEvent.click(await within(panel).findByText('PUT'))
    const answer = await within(panel).findByLabelText<HTMLTextAreaElement>(/^الرد: PUT/)
    await expect(answer.value).toContain('\n    "id": 0,\n')
    await expect(within(panel).getByText('الرد (أول 10 كيلوبايت)')).toBeVisible()
    await expect(within(panel).getByText('ينتظر')).toBeVisible()
    await expect(within(panel).getByText('انقطع')).toBeVisible()
    for (const box of panel.querySelectorAll('*')) {
      if (box instanceof HTMLElement && getComputedStyle(box).overflowX === 'auto')
        await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    }
  },
})
