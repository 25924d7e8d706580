import { readFileSync, writeFileSync } from 'node:fs'
import { unpackTour } from '@mocks/demo/format/payload'
import type { Tour } from '@mocks/demo/format/recording'
import type { Page } from 'playwright/test'
import { limit } from '../machine'
import { deskOf, moveLiftedTo } from './desk'
import { expect, expectEnd, openReady, test } from './page'

const FILE = 'ملف من هذا العرض'

async function openTours(page: Page) {
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByRole('tab', { name: 'أبلغ وشارك' }).click()
  return panel
}

test('a session becomes a file and a report without its password, and the file plays in another browser', async ({
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'إغلاق' }).click()
  await expect(signIn).toBeHidden()
  await page.getByLabel('الموضوع').pressSequentially('موعد')
  panel = await openTours(page)
  await page.getByRole('button', { name: /^أوقف التسجيل/ }).click()

  const tourLink = panel.getByLabel('رابط الجولة')
  await expect(tourLink).toHaveValue(/#demo=./)
  const link = await tourLink.inputValue()
  const text = await unpackTour(link.split('#demo=')[1] ?? '').then((tour) => JSON.stringify(tour))
  const file = testInfo.outputPath('tour.json')
  writeFileSync(file, text)
  const { steps } = JSON.parse(text) as Tour
  expect(steps.map(({ act }) => act)).toEqual(['click', 'type', 'type', 'click', 'click', 'type'])
  await panel.getByRole('button', { name: 'أبلغ' }).click()
  await page.getByRole('button', { name: 'على الشاشة كلها' }).click()
  await page.getByLabel('الملاحظة').fill('الحقل لا يتسع')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'نزّل التقرير' }).click()
  const report = readFileSync(await (await downloading).path(), 'utf8')
  for (const made of [text, report]) expect(made).not.toContain('Sirriya')
  expect(report).toContain('الحقل لا يتسع')

  const other = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await other.goto(page.url())
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await other.reload()
  await openTours(other)
  const chooser = other.getByLabel(FILE)
  await chooser.setInputFiles(file)
  const bar = other.getByRole('region', { name: /^جولة:/ })
  await expect(bar.getByRole('alert')).toContainText('بعرض 1280 بكسلًا، فتحتاج إلى نافذة أوسع')
  await other.setViewportSize({ width: 1280, height: 720 })
  await other.reload()
  await bar.getByRole('button', { name: 'شغّل' }).click()
  await expect(other.locator('html'), 'the theme of the recording').toHaveClass(/light/)
  await expect(bar).toContainText('1 من 6')
  await other.mouse.click(640, 300)
  await expect(bar).toContainText('توقفت الجولة لأنك لمست الصفحة')
  await bar.getByRole('button', { name: 'شغّل' }).click()
  await expect(bar.getByRole('status')).toHaveText('انتهت الجولة.العنوان والبيانات كما سُجّلت.', {
    timeout: limit(45),
  })
  await expect(other.getByLabel('الموضوع')).toHaveValue('موعد')
  await bar.getByRole('button', { name: 'عُد إلى بياناتي' }).click()
  await expect(other.locator('html'), 'the choices of the visitor').toHaveClass(/dark/)
  await other.close()
  consoleLines.length = 0
})

test('fields, choices, sorting and keys are recorded as a person uses them, and play in another browser', async ({
  page,
  browser,
  baseURL,
  consoleLines,
}) => {
  const title = 'محرر يعدّل إعلانًا ويرتب بالمفاتيح'
  await openReady(page, 'admin/ads')
  await page.waitForLoadState('networkidle')
  const panel = await openTours(page)
  await panel.getByRole('button', { name: 'سجّل', exact: true }).click()
  await page.getByRole('button', { name: 'تعديل «حقيبة السفر الخفيفة»' }).click()
  await page.getByLabel('اسم الإعلان').fill('')
  await page.getByLabel('اسم الإعلان').pressSequentially('حقيبة')
  // `selectOption` makes events that are not a person's.
  await page.getByLabel('الصفحة', { exact: true }).press('ArrowDown')
  await page.getByLabel('اسم الإعلان').press('Enter')
  await page.getByRole('button', { name: 'نقل «تطبيق ميزانية البيت»' }).press('Space')
  await moveLiftedTo(page, 3, 2)
  await page.keyboard.press('Space')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(deskOf(page).told).toContainText('بنجاح')
  await page.getByRole('button', { name: /^أوقف التسجيل/ }).click()
  await panel.getByLabel('اسم الجولة').fill(title)
  const packed = async () =>
    (await panel.getByLabel('رابط الجولة').inputValue()).split('#demo=')[1] ?? ''
  const recorded = async () => (await unpackTour(await packed())) as Tour
  await expect.poll(async () => (await recorded()).title).toBe(title)
  const acts = (await recorded()).steps.map(({ act }) => act)
  expect(acts).toEqual(['click', 'type', 'choose', 'key', 'drag', 'key'])

  const other = await browser.newPage()
  await other.goto(`${baseURL}?speed=0#demo=${await packed()}`)
  await expectEnd(other, title)
  await other.close()
  consoleLines.length = 0
})
