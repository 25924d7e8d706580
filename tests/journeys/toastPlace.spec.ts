import type { Page } from 'playwright/test'
import { isCore } from '../sites'
import { expect, openReady, test } from './page'

const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]

type Case = { name: string; at: string; raise: (page: Page) => Promise<unknown> }

const CASES: Case[] = [
  {
    name: 'settings are saved at the end of a long panel',
    at: 'settings?tab=notifications',
    raise: async (page) => {
      await page.getByRole('switch').last().click()
      await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
    },
  },
  {
    name: 'an ad is paused, and the save bar of the list appears',
    at: 'admin/ads',
    raise: (page) =>
      page
        .getByRole('button', { name: /^إيقاف/ })
        .first()
        .click(),
  },
  {
    name: 'a dialog refuses what is in it',
    at: 'admin/users',
    raise: async (page) => {
      await page.getByRole('button', { name: 'إضافة مستخدم' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'إضافة' }).last().click()
    },
  },
]

const toastOf = (page: Page) => page.getByRole('alert')
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const size of SIZES)
  test(`at ${size.width} px what is under a toast can be scrolled out`, {
    tag: size.width === 1280 ? '@core' : [],
  }, async ({ page, consoleLines }) => {
    // The first shows the room under the toast; the others are for each kind of what may cover it.
    for (const { name, at, raise } of isCore ? CASES.slice(0, 1) : CASES) {
      await page.setViewportSize(size)
      await openReady(page, at)
      const height = await heightOf(page)
      await raise(page)
      await expect(toastOf(page)).toBeVisible()
      await expectNothingStuck(page, name)
      if (!at.startsWith('settings')) continue
      await page.keyboard.press('Escape')
      await expect(toastOf(page)).toBeHidden()
      expect(await heightOf(page), 'the room for the toast is gone').toBe(height)
    }
    // The screens log what they save.
    consoleLines.length = 0
  })

test('on a phone a toast stays where it is, and a closing menu takes no press', async ({
  page,
  consoleLines,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openReady(page, 'admin/categories')
  const rows = page.locator('#main [data-row]')
  await rows.first().getByRole('button', { name: /^حذف/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  const place = await toastOf(page).boundingBox()
  await page.getByRole('button', { name: /^القسم/ }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  // The bar is above the window: the page may have been scrolled to the button.
  const search = page.getByRole('button', { name: 'بحث وأوامر', includeHidden: true }).first()
  await search.evaluate((button) => button.scrollIntoView({ behavior: 'instant' }))
  const target = await search.boundingBox()
  await page.keyboard.press('Escape')
  expect(await toastOf(page).boundingBox(), 'after a menu').toEqual(place)
  if (!target) throw new Error('The search button has no box')
  await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2)
  await expect(page.getByRole('combobox', { name: 'بحث وأوامر' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await toastOf(page).boundingBox(), 'at the end of the page').toEqual(place)
  consoleLines.length = 0
})

test('D-1: a success closes after 6 s, one with an action after 20 s; not while it is hovered or focused', async ({
  page,
  consoleLines,
}) => {
  await page.clock.install()
  const toast = toastOf(page)
  const pass = (seconds: number) => page.clock.fastForward(1000 * seconds)
  await openReady(page, 'settings?tab=notifications')
  const save = page.getByRole('button', { name: 'حفظ التغييرات' })
  await page.getByRole('switch').last().click()
  await save.click()
  await toast.hover()
  await pass(60)
  await toast.getByRole('button').focus()
  await page.mouse.move(0, 0)
  await pass(60)
  await expect(toast).toBeVisible()
  await save.focus()
  await pass(5.9)
  await expect(toast).toBeVisible()
  await pass(0.2)
  await expect(toast).toBeHidden()

  await openReady(page, 'profile')
  await page
    .getByRole('button', { name: /^إزالة/ })
    .first()
    .click()
  await expect(toast).toBeVisible()
  await pass(19)
  await expect(toast).toBeVisible()
  await pass(2)
  await expect(toast).toBeHidden()
  consoleLines.length = 0
})

async function expectNothingStuck(page: Page, name: string) {
  await expect.poll(() => page.evaluate(findStuckUnderToast), name).toEqual([])
}

/** Runs in the page: the controls that the toast covers wherever the page, or the open dialog, is scrolled to. */
function findStuckUnderToast() {
  const toast = document.querySelector('[role=alert]')
  const layer = document.querySelector('[role=dialog]') ?? document.getElementById('root')
  if (!toast || !layer) throw new Error('There is no toast')
  const isCovered = (control: Element) => {
    const [one, other] = [control.getBoundingClientRect(), toast.getBoundingClientRect()]
    const isBeside = one.right <= other.left + 1 || one.left >= other.right - 1
    return !isBeside && one.bottom > other.top + 1 && one.top < other.bottom - 1
  }
  return [...layer.querySelectorAll('a, button, input, select, textarea')]
    .filter((control) => !toast.contains(control) && control.checkVisibility())
    .filter((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      return isCovered(control)
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
}
