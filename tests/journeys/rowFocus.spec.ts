import type { Locator, Page } from 'playwright/test'
import { expect, openHydrated, openReady, test } from './page'

const undo = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'تراجع' })
const confirmRemoval = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click()

async function reply(page: Page, view: Locator) {
  await view.click()
  await page.getByRole('dialog').getByRole('button', { name: 'سجّل الرد عليها' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('when the filter hides a message, the focus moves to its neighbour, then to the empty state (§4)', async ({
  page,
}) => {
  await openReady(page, 'admin/contact-messages?status=unread')
  const views = page.getByRole('button', { name: /^عرض رسالة/ })
  await expect(views).toHaveCount(15)

  await reply(page, views.nth(1))
  await expect(views).toHaveCount(14)
  await expect(views.nth(1), 'the next row').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(views.nth(1), 'a row that remains has the focus again').toBeFocused()

  await reply(page, views.last())
  await expect(views).toHaveCount(13)
  await expect(views.last(), 'the row before the last').toBeFocused()

  const sender = (await views.first().textContent())?.replace('عرض رسالة ', '') ?? ''
  await page.getByRole('searchbox').fill(sender)
  await expect(views).toHaveCount(1)
  await reply(page, views.first())
  await expect(page.getByRole('heading', { name: 'لا توجد رسائل' })).toBeFocused()
})

test('undo moves the focus to the restored row: users, sources, categories, videos (§5)', async ({
  page,
}) => {
  for (const [path, name] of [
    ['admin/users', 'حذف رائد العمري'],
    ['admin/news', 'حذف رقمنة'],
    ['admin/categories?section=egypt', 'حذف سياسة'],
  ] as const) {
    await openHydrated(page, path)
    const remove = page.getByRole('button', { name, exact: true })
    await remove.click()
    await confirmRemoval(page)
    await expect(remove).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: /^حذف ./ }).and(page.locator(':focus')),
    ).toHaveCount(1)
    await undo(page).click()
    await expect(remove, path).toBeFocused()
  }

  await openHydrated(page, 'admin/youtube')
  const removals = page
    .getByRole('list', { name: 'المقاطع الرائجة' })
    .getByRole('button', { name: /^حذف/ })
  await removals.last().click()
  await confirmRemoval(page)
  await expect(removals.last(), 'the row before the last').toBeFocused()
  await undo(page).click()
  await expect(removals.last()).toBeFocused()

  await openHydrated(page, 'admin/news?category=technology')
  await page.getByRole('checkbox', { name: 'تحديد الكل' }).check({ force: true })
  const bulk = page
    .getByRole('group', { name: 'إجراءات جماعية' })
    .getByRole('button', { name: 'حذف' })
  await bulk.click()
  await confirmRemoval(page)
  await expect(bulk, 'the button for all remains').toBeFocused()
  await undo(page).click()
  const firstCard = page.getByRole('article').first().getByRole('button', { name: /^حذف/ })
  await expect(firstCard, 'the first of several').toBeFocused()
})

test('when an edit removes a row from its list, the focus moves to another row: ads, sources, categories (§4)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/ads')
  const pauses = page.getByRole('button', { name: /^إيقاف/ })
  await expect(pauses).toHaveCount(4)
  await pauses.nth(1).click()
  await expect(pauses).toHaveCount(3)
  await expect(pauses.nth(1)).toBeFocused()

  await openHydrated(page, 'admin/news?status=error')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  await page
    .getByRole('button', { name: /^إعادة المحاولة/ })
    .first()
    .click()
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^إعادة المحاولة/ }).first()).toBeFocused()

  await openHydrated(page, 'admin/categories?section=egypt&q=سياسة')
  await page.getByRole('button', { name: 'تعديل سياسة' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('الاسم بالعربية').fill('شؤون عامة')
  await dialog.getByLabel('الوصف').fill('كل جديد')
  await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(page.getByRole('heading', { name: 'لا نتائج' })).toBeFocused()
})
