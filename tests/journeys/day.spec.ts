import type { Page } from 'playwright/test'
import { expect, openReady, test } from './page'

/*
 * The work of a day at the news desk (ADR-18): ten messages answered with two templates, one closed without
 * an answer, a user made editor, an ad paused, three categories moved, the order of a page published, and the last
 * change taken back.
 */

/** The same work before the desk, counted with the same rules on 24 November 2026, and now. */
const BEFORE = { keys: 363, characters: 1157 }
const AFTER = { keys: 87, characters: 26 }

/** An editor who never touches the mouse, and who counts. */
function counting(page: Page) {
  const count = { keys: 0, characters: 0 }
  return {
    count,
    async press(...keys: string[]) {
      for (const key of keys) {
        count.keys += 1
        await page.keyboard.press(key)
      }
    },
    async type(text: string) {
      count.characters += text.length
      await page.keyboard.type(text)
    },
  }
}

const palette = (page: Page) => page.getByRole('combobox', { name: 'بحث وأوامر' })
const chosen = (page: Page) =>
  page.getByRole('dialog', { name: 'بحث وأوامر' }).locator('[aria-selected=true]')

/** In the mail program one key sends. */
const SEND = 1

const isSaved = (page: Page, text: RegExp | string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()

const DONE = 'تم حفظ التغييرات بنجاح'
const UNDONE = 'أُعيد ما كان قبل هذا التغيير.'

/** The names of the rows of a list that can be sorted, in their order. */
const order = (page: Page) =>
  page
    .getByRole('button', { name: /^نقل / })
    .evaluateAll((handles) => handles.map((handle) => handle.ariaLabel?.replace('نقل ', '') ?? ''))

test('the day’s work by keyboard alone takes a quarter of the keys that it took', async ({
  page,
  consoleLines,
}) => {
  test.slow()
  const { count, press, type } = counting(page)
  const open = async (text: string, name: RegExp | string) => {
    await press('ControlOrMeta+k')
    await expect(palette(page)).toBeFocused()
    await type(text)
    await expect(chosen(page)).toContainText(name)
    await press('Enter')
  }
  const save = async () => {
    const button = page.getByRole('button', { name: 'حفظ التغييرات' })
    await expect(button).toBeVisible()
    await press('ControlOrMeta+s')
    // Its name changes while it saves.
    await expect(page.getByRole('button', { name: /^(حفظ التغييرات|جارٍ الحفظ…)$/ })).toBeHidden()
  }
  await openReady(page, 'admin')

  await test.step('answer ten messages, with two templates', async () => {
    await open('رس', 'رسائل التواصل')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('رسائل التواصل')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await press('j')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toBeFocused()
    for (let nth = 1; nth <= 10; nth += 1) {
      await press('r')
      await expect(dialog.getByRole('button', { name: 'شكر' })).toBeFocused()
      await press(nth % 2 ? '1' : '2')
      await expect(dialog.getByRole('textbox', { name: 'نص الرد' })).toBeFocused()
      await press('ControlOrMeta+Enter')
      count.keys += SEND
      const record = dialog.getByRole('button', { name: 'نعم، التالية' })
      await expect(record).toBeFocused()
      await press('Enter')
      await expect(record).toBeHidden()
      await expect(dialog.getByRole('heading')).toBeFocused()
    }
  })

  await test.step('close one without an answer', async () => {
    await press('e')
    await isSaved(page, 'سُجّل حلّ الرسالة')
  })

  await test.step('find a user by half a name, and make them editor', async () => {
    await press('ControlOrMeta+k')
    await expect(palette(page), 'the palette opens over an open message').toBeFocused()
    await type('لم')
    await expect(chosen(page)).toContainText('لمى الحسن')
    await press('Enter')
    await expect(
      page.getByRole('dialog', { name: 'لمى الحسن' }).getByRole('heading').first(),
    ).toBeFocused()
    await press('e')
    const form = page.getByRole('dialog', { name: /^تعديل/ })
    await expect(form.getByRole('heading')).toBeFocused()
    // Past the close button and the name; Enter in the e-mail field saves.
    await press('Tab', 'Tab', 'Tab')
    await expect(form.getByLabel('الدور')).toBeFocused()
    await press('ArrowDown', 'Tab', 'Enter')
    await isSaved(page, 'عُدّل المستخدم «لمى الحسن».')
  })

  await test.step('pause an ad', async () => {
    await open('ميزان', 'تطبيق ميزانية البيت')
    await expect(
      page.getByRole('button', { name: 'إيقاف «تطبيق ميزانية البيت» مؤقتًا' }),
    ).toBeFocused()
    await press('Enter')
    await save()
    await isSaved(page, DONE)
    expect(consoleLines.join('\n')).toContain('[ads] saved')
    consoleLines.length = 0
  })

  await test.step('move three categories', async () => {
    await open('الفئا', 'الفئات')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الفئات')
    const [first, second, third, fourth, fifth, sixth] = await order(page)
    await press('j', 'j', 'Alt+ArrowUp')
    await expect(page.getByText(`«${second}» في الموضع 1 من`)).toBeAttached()
    for (const [name, to] of [
      [fourth, 3],
      [sixth, 5],
    ] as const) {
      await press('j', 'j', 'j')
      await expect(page.getByRole('button', { name: `نقل ${name}` })).toBeFocused()
      await press('Alt+ArrowUp')
      await expect(page.getByText(`«${name}» في الموضع ${to} من`)).toBeAttached()
    }
    const moved = [second, first, fourth, third, sixth, fifth]
    await expect.poll(async () => (await order(page)).slice(0, 6)).toEqual(moved)
    consoleLines.length = 0
  })

  await test.step('publish the order of a page', async () => {
    await open('صفحة tech', 'تكنولوجيا')
    const names = page.getByRole('list', { name: 'فئات صفحة تكنولوجيا' }).getByRole('heading')
    await expect(page.getByRole('button', { name: /^نقل / }).first()).toBeFocused()
    const second = (await names.nth(1).textContent()) ?? ''
    await press('j', 'Alt+ArrowUp')
    await save()
    await isSaved(page, DONE)
    await expect(names.first()).toHaveText(second)

    await open('ترا', 'تراجع عن آخر تغيير محفوظ')
    await isSaved(page, UNDONE)
    await expect(names.nth(1), 'the last change is taken back').toHaveText(second)
  })
  expect(count).toEqual(AFTER)
  expect(count.keys).toBeLessThan(BEFORE.keys / 4)
})
