import { readFileSync, writeFileSync } from 'node:fs'
import { unpackTour } from '@mocks/demo/session/payload'
import type { Tour } from '@mocks/demo/session/recording'
import type { Page } from 'playwright/test'
import { deskOf } from './desk'
import { moveLiftedTo } from './keyboard'
import { expect, expectEnd, openReady, test } from './page'

const FILE = 'ملف من هذا العرض'

async function openTours(page: Page) {
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByRole('tab', { name: 'أبلغ وشارك' }).click()
  return panel
}

/** Leaves no space in the storage of this tab. Returns the function that gives it back. */
async function fillStorage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    let text = 'x'.repeat(2 ** 22)
    for (let part = 0; text.length > 0; part += 1)
      try {
        sessionStorage.setItem(`test:full:${part}`, text)
      } catch {
        text = text.slice(0, text.length / 2)
      }
  })
  return () =>
    page.evaluate(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('test:full:')) sessionStorage.removeItem(key)
    })
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

  const save = async (name: string, label: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: label }).click()
    const file = testInfo.outputPath(name)
    await (await downloading).saveAs(file)
    return { file, text: readFileSync(file, 'utf8') }
  }
  const tourLink = panel.getByLabel('رابط الجولة')
  await expect(tourLink).toHaveValue(/#demo=./)
  const link = await tourLink.inputValue()
  const text = await unpackTour(link.split('#demo=')[1] ?? '').then((tour) => JSON.stringify(tour))
  const file = testInfo.outputPath('tour.json')
  writeFileSync(file, text)
  const { steps } = JSON.parse(text) as Tour
  expect(steps.map(({ act }) => act)).toEqual(['click', 'type', 'type', 'click', 'click', 'type'])
  await panel.getByRole('tab', { name: 'الحال' }).click()
  await panel.getByText('للمطوّر').click()
  const sameFile = await save('same.json', 'نزّل آخر جولة سجّلتها ملفًا')
  expect(JSON.parse(sameFile.text)).toEqual(JSON.parse(text))
  await panel.getByRole('button', { name: 'أبلغ' }).click()
  await page.getByRole('button', { name: 'على الشاشة كلها' }).click()
  await page.getByLabel('الملاحظة').fill('الحقل لا يتسع')
  const report = await save('report.html', 'نزّل التقرير')
  for (const made of [text, report.text]) expect(made).not.toContain('Sirriya')

  const other = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await other.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await other.goto(page.url())
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await other.reload()
  panel = await openTours(other)
  const chooser = other.getByLabel(FILE)
  const chosen = { name: 'tour.json', mimeType: 'application/json' }
  await chooser.setInputFiles({ ...chosen, buffer: Buffer.from('{"a":') })
  await expect(other.getByRole('alert')).toContainText('ليس من هذا العرض')
  const free = await fillStorage(other)
  await chooser.setInputFiles(file)
  await expect(other.getByRole('alert')).toContainText('لا يتسع لها تخزين هذه النافذة')
  await free()
  await chooser.setInputFiles(file)
  await expect(other.getByText('بعرض التسجيل: 1280 بكسلًا'), 'in a frame').toBeVisible()
  await other.setViewportSize({ width: 1280, height: 720 })
  await other.reload()
  await other.getByRole('button', { name: 'اخرج من الإطار' }).click()
  const bar = other.getByRole('region', { name: /^جولة:/ })
  await expect(other.locator('html'), 'the theme of the recording').toHaveClass(/light/)
  await expect(bar).toContainText('1 من 6')
  await other.mouse.click(640, 300)
  await expect(bar).toContainText('توقفت الجولة لأنك لمست الصفحة')
  await bar.getByRole('button', { name: 'شغّل' }).click()
  await expect(bar.getByRole('status')).toHaveText(
    'انتهت الجولة.العنوان والبيانات والطلبات كما سُجّلت.',
    { timeout: 45_000 },
  )
  await expect(other.getByLabel('الموضوع')).toHaveValue('موعد')
  await bar.getByRole('button', { name: 'عُد إلى بياناتي' }).click()
  await expect(other.locator('html'), 'the choices of the visitor').toHaveClass(/dark/)
  panel = await openTours(other)
  await panel.getByRole('tab', { name: 'الزمن' }).click()
  await expect(panel.getByRole('status'), 'a browser that forbids IndexedDB').toContainText(
    'هذا السجل خارج تخزين المتصفح',
  )
  await other.setContent(report.text)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('الحقل لا يتسع')
  await expect(other.getByText('نص خاص لا يُسجَّل')).toBeVisible()
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
