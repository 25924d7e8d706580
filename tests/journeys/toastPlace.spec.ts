import type { Page } from 'playwright/test'
import { expect, openReady, test } from './page'

const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]

type Case = { name: string; at: string; raise: (page: Page) => Promise<unknown> }

const CASES: Case[] = [
  {
    name: 'the reader’s settings are saved',
    at: 'settings',
    raise: (page) => page.getByRole('button', { name: 'حفظ التغييرات' }).click(),
  },
  {
    name: 'they are saved at the end of a long panel',
    at: 'settings?tab=notifications',
    raise: async (page) => {
      await page.getByRole('switch').last().click()
      await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
    },
  },
  {
    name: 'the system settings are saved',
    at: 'admin/settings',
    raise: async (page) => {
      await page.getByLabel('اسم الموقع').fill('مدار الأخبار')
      await page.getByRole('button', { name: 'حفظ الإعدادات' }).click()
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
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'إضافة', exact: false })
        .last()
        .click()
    },
  },
]

for (const size of SIZES)
  test(`at ${size.width} px a toast covers no control of a page or a dialog`, async ({
    page,
    consoleLines,
  }) => {
    await page.setViewportSize(size)
    for (const { name, at, raise } of CASES) {
      await openReady(page, at)
      await raise(page)
      await expect(page.getByRole('alert')).toBeVisible()
      // It moves in the frame after a change of the page.
      await expect(async () => {
        const { controls, covered } = await page.evaluate(findControlsUnderToast)
        expect(controls, `${name}: controls in view`).toBeGreaterThan(3)
        expect(covered, name).toEqual([])
      }).toPass({ timeout: 2_000 })
    }
    // The screens log what they save.
    consoleLines.length = 0
  })

/** Runs in the page: the number of visible controls, and those that the toast partly covers. */
function findControlsUnderToast() {
  const toast = document.querySelector('[role=alert]')
  if (!toast) throw new Error('There is no toast')
  const isCovered = (x: number, y: number) => {
    const topmost = document.elementFromPoint(x, y)
    return topmost !== null && toast.contains(topmost)
  }
  const controls = [...document.querySelectorAll('a, button, input, select, textarea')].filter(
    (control) => {
      if (toast.contains(control)) return false
      const { x, y, width, height } = control.getBoundingClientRect()
      const under = document.elementsFromPoint(x + width / 2, y + height / 2)
      const topmost = under.find((element) => !toast.contains(element))
      return width > 2 && topmost !== undefined && control.contains(topmost)
    },
  )
  const covered = controls.filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const xs = [left + 2, (left + right) / 2, right - 2]
    const ys = [top + 2, (top + bottom) / 2, bottom - 2]
    return xs.some((x) => ys.some((y) => isCovered(x, y)))
  })
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? (control.textContent.trim() || control.id)
  return { controls: controls.length, covered: covered.map(nameOf) }
}
