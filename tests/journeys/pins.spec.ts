import type { Locator, Page } from 'playwright/test'
import { expect, openReady, test } from './page'

async function openPins(page: Page) {
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByRole('tab', { name: 'أبلغ وشارك' }).click()
  return panel
}

/** The colour near the corner of a box, as it is in the picture of a note. */
const colourIn = (picture: Locator, box: Awaited<ReturnType<Locator['boundingBox']>>) =>
  picture.evaluate((img: HTMLImageElement, box) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: img.naturalWidth, height: img.naturalHeight })
    const context = canvas.getContext('2d')
    context?.drawImage(img, 0, 0)
    const at = context?.getImageData((box?.x ?? 0) + 12, (box?.y ?? 0) + 8, 1, 1).data
    return [...(at ?? [])].slice(0, 3)
  }, box)

const note = (page: Page) => page.getByLabel('الملاحظة')

test('pins of one reviewer are found on a phone of another one in the dark, and the one that has no place there says why', async ({
  page,
  browser,
  context: own,
}) => {
  await own.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 900 })
  await openReady(page, 'contact')
  const place = async () => {
    const panel = await openPins(page)
    await panel.getByRole('button', { name: 'أبلغ' }).click()
    const status = page.getByRole('region', { name: 'ضع دبوسًا' }).getByRole('status')
    await expect(status).toHaveText(/^اضغط على موضع المشكلة/)
    return status
  }
  const press = async (text: string) => {
    const box = await page.getByText(text).first().boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 8)
  }
  await place()
  await press('سؤال أو ملاحظة أو شراكة؟')
  await note(page).pressSequentially('هذا السطر طويل')
  await page.getByLabel('اسمك').fill('هدى')
  const picture = page.getByAltText('ما كان ظاهرًا')
  await expect(picture).toBeVisible()
  const send = page.getByRole('button', { name: 'إرسال الرسالة' })
  const colour = await send.evaluate((button) => getComputedStyle(button).backgroundColor)
  const inPicture = await colourIn(picture, await send.boundingBox())
  // WebP changes a colour a little.
  for (const [at, part] of (colour.match(/\d+/g) ?? []).entries())
    expect(
      Math.abs((inPicture[at] ?? 0) - Number(part)),
      'the page is in the picture',
    ).toBeLessThan(6)
  await page.keyboard.press('Escape')
  await place()
  await press('حي الورود')
  await note(page).fill('أضف رابط الخريطة')
  await page.getByRole('button', { name: 'إغلاق', exact: true }).click()
  // By keyboard.
  const status = await place()
  await page.getByLabel('الموضوع').focus()
  await expect(status).toHaveText('الحقل «الموضوع»')
  await page.keyboard.press('Enter')
  await page.keyboard.type('هل هو لازم؟')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'دبوس 3: هل هو لازم؟' })).toBeFocused()
  // Only wide windows show this menu. The press does not follow the link.
  await place()
  await press('رياضة')
  await note(page).fill('اقتراح: بعد الأعمال')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/contact$/)

  const panel = await openPins(page)
  await panel.getByRole('button', { name: 'شارك' }).click()
  await expect(page.getByRole('alert')).toContainText('نُسخ الرابط')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    colorScheme: 'dark',
  })
  const phone = await context.newPage()
  await openReady(phone, link)
  const list = await openPins(phone)
  const missing = list.getByRole('list', { name: 'دبابيس هذه الشاشة' }).getByRole('listitem').last()
  await expect(missing).toContainText('هدى')
  await expect(missing).toContainText('اقتراح: بعد الأعمال')
  await expect(missing).toContainText('لا يظهر هنا الآن. وُضع الدبوس عند عرض 1280 بكسلًا.')
  await list.getByRole('button', { name: 'إغلاق لوحة التجربة' }).click()
  for (const [marker, part] of [
    ['دبوس 1: هذا السطر طويل', phone.getByText('سؤال أو ملاحظة أو شراكة؟')],
    ['دبوس 2: أضف رابط الخريطة', phone.getByText('حي الورود، الرياض')],
    ['دبوس 3: هل هو لازم؟', phone.getByLabel('الموضوع')],
  ] as const) {
    await part.scrollIntoViewIfNeeded()
    await expect(async () => {
      const [pin, box] = [
        await phone.getByRole('button', { name: marker }).boundingBox(),
        await part.boundingBox(),
      ]
      // The point of the marker is at the corner of the part.
      expect(Math.abs((pin?.y ?? 0) + (pin?.height ?? 0) - (box?.y ?? 0))).toBeLessThan(12)
    }).toPass()
  }
  // They are there after a reload.
  await phone.reload()
  await phone.getByRole('button', { name: 'دبوس 1: هذا السطر طويل' }).waitFor()
  await context.close()
})
