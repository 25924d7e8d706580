import { readFileSync } from 'node:fs'
import type { Tour } from '@mocks/tour/recording'
import type { Page } from 'playwright/test'
import { expect, openReady, test } from './page'

const FILE = 'ملف جولة أو تقرير'

async function openTours(page: Page) {
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByRole('tab', { name: 'الجولات والتقارير' }).click()
  return panel
}

test('a session becomes a file, a test and a report without its password, and the file plays in another browser', async ({
  page,
  browser,
  consoleLines,
}, testInfo) => {
  await openReady(page, 'contact?session=out')
  let panel = await openTours(page)
  await panel.getByRole('button', { name: 'سجّل', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' }).click()
  const signIn = page.getByRole('dialog')
  await signIn.getByLabel('البريد الإلكتروني').pressSequentially('noura@bareed.example')
  await signIn.getByLabel('كلمة المرور', { exact: true }).pressSequentially('Sirriya-9')
  await signIn.getByRole('button', { name: 'إغلاق' }).click()
  await expect(signIn).toBeHidden()
  await page.getByLabel('الموضوع').pressSequentially('موعد')
  panel = await openTours(page)
  await panel.getByRole('button', { name: 'أوقف التسجيل' }).click()

  const save = async (name: string, label: string) => {
    const downloading = page.waitForEvent('download')
    await panel.getByRole('button', { name: label }).click()
    const file = testInfo.outputPath(name)
    await (await downloading).saveAs(file)
    return { file, text: readFileSync(file, 'utf8') }
  }
  const { file, text } = await save('tour.json', 'نزّل الجولة')
  const { steps } = JSON.parse(text) as Tour
  expect(steps.map(({ act }) => act)).toEqual(['click', 'type', 'type', 'click', 'type'])
  const spec = await save('tour.spec.ts', 'نزّل اختبارًا')
  expect(spec.text).toContain("getByRole('textbox', { name: 'الموضوع', exact: true }).fill('موعد')")
  await panel.getByLabel('ما الذي حدث؟').fill('الحقل لا يتسع')
  const report = await save('report.html', 'نزّل التقرير')
  for (const made of [text, spec.text, report.text]) expect(made).not.toContain('Sirriya')

  const other = await browser.newPage()
  await other.goto(page.url())
  panel = await openTours(other)
  const chooser = other.getByLabel(FILE)
  const older = JSON.stringify({ ...JSON.parse(text), version: 0 })
  for (const [content, reason] of [
    ['{"a":', 'ليس جولة'],
    ['{"name":"package"}', 'ليس من تصدير'],
    [older, 'من إصدار آخر'],
  ]) {
    const buffer = Buffer.from(content ?? '')
    await chooser.setInputFiles({ name: 'tour.json', mimeType: 'application/json', buffer })
    await expect(other.getByRole('alert')).toContainText(reason ?? '')
  }
  await chooser.setInputFiles(file)
  const bar = other.getByRole('region', { name: /^جولة:/ })
  await bar.getByRole('radio', { name: '×4' }).check()
  await expect(bar.getByRole('status')).toHaveText(
    'انتهت الجولة.العنوان والبيانات والطلبات كما سُجّلت.',
    { timeout: 45_000 },
  )
  await expect(other.getByLabel('الموضوع')).toHaveValue('موعد')
  await other.setContent(report.text)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('الحقل لا يتسع')
  await expect(other.getByText('نص خاص لا يُسجَّل')).toBeVisible()
  await other.close()
  consoleLines.length = 0
})
