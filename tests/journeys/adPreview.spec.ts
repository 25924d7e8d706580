import { slotCatalogue } from '@/content/admin/adCatalogue'
import { expect, openReady, test } from './page'

test('an ad that starts tomorrow is not in its slot today and is tomorrow, before it is saved (D-34)', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-23T09:45:00+03:00')
  await openReady(page, 'admin/ads')
  await page.getByRole('button', { name: 'إضافة إعلان جديد' }).click()
  await page.getByRole('button', { name: 'إضافة الإعلان' }).click()
  const row = page.getByRole('list', { name: 'الإعلانات النشطة' }).locator('> li').last()
  await row.getByLabel('اسم الإعلان').fill('معرض الكتاب')
  await row.getByLabel('تاريخ البداية').fill('2026-11-24')

  const preview = page.getByRole('dialog', { name: 'معاينة على الصفحة' })
  const framed = preview.frameLocator('iframe')
  const empty = framed.getByRole('region', { name: 'أعلى المحتوى، مساحة شاغرة' })
  const filled = framed.getByRole('region', { name: 'أعلى المحتوى، معرض الكتاب' })
  const open = row.getByRole('button', { name: 'معاينة على الصفحة' })
  await open.press('Enter')
  await expect(empty).toBeVisible()
  await expect(filled).toBeHidden()
  await expect(preview).toContainText('«معرض الكتاب»: يبدأ في 24 نوفمبر 2026.')
  await expect(preview.getByRole('status')).toContainText('8 مساحات إعلانية')
  await preview.getByLabel('اليوم').fill('2026-11-24')
  await expect(filled, 'another day').toBeVisible()
  await expect(empty).toBeHidden()
  await preview.getByLabel('اليوم').press('Escape')
  await expect(open).toBeFocused()

  await page.clock.setFixedTime('2026-11-24T09:45:00+03:00')
  await page.getByRole('button', { name: 'معاينة على الصفحة' }).first().click()
  await expect(filled, 'the next day').toBeVisible()
  await framed.locator('#main').press('Escape')
  await expect(preview, 'Escape also closes it from inside the page').toBeHidden()
  await page.goto('.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-ad-slot]'), 'readers get no slots').toHaveCount(0)
})

test('every page of the catalogue shows each of its slots, and links inside the frame lead to theirs (§9)', async ({
  page,
}) => {
  // Where the page of a computer fits in its own size: Playwright does not know the scale of a frame when it clicks.
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, 'admin/ads')
  await page.getByRole('button', { name: 'معاينة على الصفحة' }).click()
  const preview = page.getByRole('dialog', { name: 'معاينة على الصفحة' })
  const framed = preview.frameLocator('iframe')
  const choice = preview.getByLabel('الصفحة', { exact: true })
  const shown = () =>
    framed
      .locator('[data-ad-slot]')
      .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-ad-slot')).sort())
  const positionsOf = (id: string) =>
    [...(slotCatalogue.find((known) => known.id === id)?.positions ?? [])].sort()

  for (const [path, id] of [
    ['/', 'homepage'],
    ['/youtube', 'youtube'],
    ['/countries/egypt', 'egypt'],
  ] as const) {
    await choice.selectOption(path)
    await expect.poll(shown, path).toEqual(positionsOf(id))
    await expect(framed.getByRole('region', { name: /مساحة شاغرة$/ }).first()).toBeVisible()
  }
  await expect(
    framed.getByRole('region', { name: 'الشريط الجانبي، نادي القراءة الشهري' }),
    'the reader of a country’s page is there',
  ).toBeVisible()
  await preview.getByLabel('دولة القارئ').selectOption('oman')
  await expect(framed.getByRole('region', { name: 'الشريط الجانبي، مساحة شاغرة' })).toBeVisible()

  await framed.getByRole('link', { name: 'أعمال', exact: true }).first().click()
  await expect(choice).toHaveValue('/business')
  await expect.poll(shown).toEqual(positionsOf('business'))
  const head = (what: string) => framed.getByRole('region', { name: `رأس القسم، ${what}` })
  await expect(head('مساحة شاغرة')).toBeVisible()
  await preview.getByLabel('الجهاز').selectOption('mobile')
  await expect(head('تطبيق ميزانية البيت'), 'it targets phones').toBeVisible()
  await expect.poll(() => framed.locator('html').evaluate(() => innerWidth)).toBe(360)

  await choice.selectOption('/contact')
  await expect(preview.getByRole('status')).toHaveText('لا مساحات إعلانية في هذه الصفحة.')
})
