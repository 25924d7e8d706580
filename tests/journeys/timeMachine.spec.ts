import type { Locator, Page } from 'playwright/test'
import { expect, openHydrated, openReady, test } from './page'

/** Opens the panel at «الزمن». */
async function openTime(page: Page) {
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByRole('tab', { name: 'الزمن' }).click()
  return panel
}

const SUBJECT = 'متى تبدأ النشرة؟'

test('every write is a point of one line of time: undo, redo, jumps, other tabs, reloads, the reset', async ({
  page,
  context,
  consoleLines,
}) => {
  await openReady(page, 'contact')
  // The journal begins once the page is quiet. What was written before is a point without words.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
    .toBeGreaterThan(0)
  await page.getByLabel('الاسم').fill('ليان الحسيني')
  await page.getByLabel('البريد الإلكتروني').fill('layan@bareed.example')
  await page.getByLabel('الموضوع').fill(SUBJECT)
  await page.getByLabel('الرسالة').fill('في عطلة نهاية الأسبوع.')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('alert')).toContainText('بنجاح')
  let panel = await openTime(page)
  const points = panel.getByRole('region', { name: 'خط الزمن' }).getByRole('listitem')
  await expect(points).toHaveCount(2)
  await expect(points.first()).toContainText(`أُضيف «${SUBJECT}»`)
  await expect(points.first()).toContainText('زائر')

  await openHydrated(page, 'admin/youtube')
  const first = page.getByRole('listitem').filter({ hasText: 'زلزال في كوب' })
  await first.getByRole('switch').click()
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByRole('alert')).toContainText('بنجاح')
  panel = await openTime(page)
  await expect(points).toHaveCount(3)
  await expect(points.first()).toContainText('المقاطع الرائجة: عُطّل «زلزال في كوب')
  await expect(points.first()).toContainText('محرر (نورة الصالح)')
  await expect(points.nth(1), 'a reload keeps the points').toContainText(SUBJECT)

  const other = await context.newPage()
  await openHydrated(other, 'admin/youtube')
  await expect(other.getByText('معطّل', { exact: true })).toHaveCount(1)
  await panel.getByRole('button', { name: 'تراجع', exact: true }).click()
  await expect(panel.getByText('أنت عند نقطة سابقة، وبعدها تغيير واحد.')).toBeVisible()
  await expect(first.getByRole('switch')).toBeChecked()
  await expect(other.getByText('معطّل', { exact: true }), 'other tabs follow').toHaveCount(0)
  await panel.getByRole('button', { name: 'أعد', exact: true }).click()
  await expect(first.getByRole('switch')).not.toBeChecked()
  await expect(points.first()).toHaveAttribute('aria-current', 'step')

  const goTo = async (point: Locator) => {
    await point.locator('summary').click()
    await point.getByRole('button', { name: /^اذهب إلى هذه النقطة/ }).click()
    await expect(point).toHaveAttribute('aria-current', 'step')
  }
  await goTo(points.last())
  await expect(first.getByRole('switch')).toBeChecked()

  // What is written after a jump is the newest point, and no other is gone.
  await other.getByRole('listitem').filter({ hasText: 'قرية تضبط' }).getByRole('switch').click()
  await other.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(points).toHaveCount(5)
  await expect(points.nth(1)).toContainText('عودة إلى نقطة سابقة')
  await goTo(points.filter({ hasText: SUBJECT }))
  await expect(page.getByRole('link', { name: /^رسائل التواصل/ })).toContainText('16')
  await other.close()

  await panel.getByRole('button', { name: 'إعادة الضبط' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'إعادة الضبط' }).click()
  await expect(page.getByRole('alert')).toContainText('أُعيد ضبط العرض')
  panel = await openTime(page)
  await expect(points.first()).toContainText('إعادة الضبط')
  const messages = page.getByRole('link', { name: /^رسائل التواصل/ })
  await expect(messages).toContainText('15')
  await panel.getByRole('button', { name: 'تراجع', exact: true }).click()
  await expect(messages, 'a reset can be undone').toContainText('16')
  consoleLines.length = 0
})
