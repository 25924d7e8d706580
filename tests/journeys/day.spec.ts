import type { Locator, Page } from 'playwright/test'
import { scriptsOf } from '../built/scripts'
import { expect, openReady, test } from './page'

/*
 * The work of a day at the news desk (ADR-18): ten messages answered with two templates, one closed without
 * an answer, a user made editor, an ad paused, three categories moved, the order of a page published, and the last
 * change taken back.
 */

/** The same work before the desk, counted with the same rules on 24 November 2026, and now. */
const BEFORE = { keys: 363, characters: 1157 }
const AFTER = { keys: 87, characters: 26 }

/** The title of a sample ad. */
const AD = 'تطبيق ميزانية البيت'

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

/*
 * What a screen reader finds at the five hardest places of the work.
 */
const COMPOSER = `
  - dialog:
    - heading [level=2]
    - navigation "الرسائل المجاورة":
      - button "الرسالة السابقة"
      - text: /من/
      - button "الرسالة التالية"
    - region /^الرد على/:
      - status: /لا يرسل مدار البريد/
      - toolbar "قوالب الرد":
        - button "شكر"
        - button "تصحيح"
      - textbox "نص الرد"
    - link "إرسال بالبريد (اكتب نص الرد أولًا)" [disabled]
`
const SENT = `
  - region /^الرد على/:
    - status: /فُتح برنامج بريدك/
    - textbox "نص الرد" [disabled]: /مرحبًا/
`
const PALETTE = `
  - dialog "بحث وأوامر":
    - heading "بحث وأوامر" [level=2]
    - combobox "بحث وأوامر" [expanded]: لم
    - listbox "النتائج":
      - group "المستخدمون":
        - option /لمى الحسن/ [selected]
`
const USER_FORM = `
  - dialog /تعديل/:
    - textbox /الاسم/: لمى الحسن
    - combobox "الدور"
    - textbox /البريد الإلكتروني/: lama.h@sanduq.example
`
const CATEGORY_ROW = `
  - row:
    - cell:
      - button /^نقل/
    - cell
    - cell
`

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
      if (nth === 1) await expect(dialog).toMatchAriaSnapshot(COMPOSER)
      await press(nth % 2 ? '1' : '2')
      await expect(dialog.getByRole('textbox', { name: 'نص الرد' })).toBeFocused()
      await press('ControlOrMeta+Enter')
      count.keys += SEND
      const record = dialog.getByRole('button', { name: 'نعم، التالية' })
      await expect(record).toBeFocused()
      if (nth === 1) await expect(dialog).toMatchAriaSnapshot(SENT)
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
    await expect(page.getByRole('dialog', { name: 'بحث وأوامر' })).toMatchAriaSnapshot(PALETTE)
    await press('Enter')
    await expect(
      page.getByRole('dialog', { name: 'لمى الحسن' }).getByRole('heading').first(),
    ).toBeFocused()
    await press('e')
    const form = page.getByRole('dialog', { name: /^تعديل/ })
    await expect(form.getByRole('heading')).toBeFocused()
    await expect(form).toMatchAriaSnapshot(USER_FORM)
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
    await expect(page.getByRole('row', { name: second ?? '' })).toMatchAriaSnapshot(CATEGORY_ROW)
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

test('the palette says that a list has not arrived, until it is opened again', async ({
  page,
  consoleLines,
}) => {
  const scripts = scriptsOf('demo').filter(({ text }) => text.includes(AD))
  const files = new RegExp(scripts.map(({ name }) => name).join('|') || 'none')
  const search = async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await palette(page).fill('تطبيق')
  }
  await page.context().route(files, (route) => route.abort())
  await openReady(page, 'admin')
  await search()
  await expect(page.getByText('لا شيء بهذا الاسم فيما وصل، وبعض القوائم لم يصل بعد.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.context().unroute(files)
  await search()
  await expect(page.getByRole('group', { name: 'الإعلانات', exact: true })).toContainText(AD)
  expect(consoleLines.splice(0).join('\n')).toContain('ERR_FAILED')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the day’s work by touch, at 360 px', async ({ page, consoleLines }) => {
    test.slow()
    const button = (name: RegExp | string) => page.getByRole('button', { name })
    const open = async (text: string, name: RegExp | string) => {
      await button('بحث وأوامر').tap()
      await palette(page).fill(text)
      await page.getByRole('option', { name }).first().tap()
      await expect(palette(page)).toBeHidden()
    }
    const moveUp = async (name: string) => {
      await page.getByRole('button', { name: `تغيير موضع ${name}`, exact: true }).tap()
      await page.getByRole('menuitem', { name: 'إلى أعلى' }).tap()
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    /** Taps a button that is where the last one was: a second tap within a moment is a double tap, so a person taps again. */
    const tapAway = async (control: Locator) => {
      await expect(control).toBeVisible()
      await expect(async () => {
        if (await control.isVisible()) await control.tap()
        await expect(control).toBeHidden({ timeout: 500 })
      }).toPass()
    }
    await openReady(page, 'admin')

    await test.step('answer ten messages, with two templates, and close one', async () => {
      await open('رس', 'رسائل التواصل')
      await button(/^عرض رسالة/)
        .first()
        .tap()
      const dialog = page.getByRole('dialog')
      for (let nth = 1; nth <= 10; nth += 1) {
        const reply = dialog.getByRole('button', { name: 'كتابة رد', exact: true })
        await tapAway(reply)
        await dialog.getByRole('button', { name: nth % 2 ? 'شكر' : 'تصحيح' }).tap()
        await dialog.getByRole('link', { name: 'إرسال بالبريد' }).tap()
        const record = dialog.getByRole('button', { name: 'نعم، التالية' })
        await tapAway(record)
      }
      await dialog.getByRole('button', { name: 'سجّلها محلولة' }).tap()
      await isSaved(page, 'سُجّل حلّ الرسالة')
      await dialog.getByRole('button', { name: 'إغلاق', exact: true }).first().tap()
    })

    await test.step('make a user editor, and pause an ad', async () => {
      await open('لم', /لمى الحسن/)
      await button('تعديل').tap()
      const form = page.getByRole('dialog', { name: /^تعديل/ })
      await form.getByLabel('الدور').selectOption('editor')
      await form.getByRole('button', { name: 'حفظ' }).tap()
      await isSaved(page, 'عُدّل المستخدم «لمى الحسن».')
      await page
        .getByRole('dialog', { name: 'لمى الحسن' })
        .getByRole('button', { name: 'إغلاق' })
        .first()
        .tap()
      await open('ميزان', /ميزانية البيت/)
      await button('إيقاف «تطبيق ميزانية البيت» مؤقتًا').tap()
      await button('حفظ التغييرات').tap()
      await isSaved(page, DONE)
    })

    await test.step('move three categories', async () => {
      await open('الفئا', /^الفئات/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('الفئات')
      const before = await order(page)
      for (const place of [1, 3, 5]) await moveUp(before[place] ?? '')
      await expect.poll(async () => (await order(page))[4]).toBe(before[5])
    })

    await test.step('publish the order of a page, and take it back', async () => {
      await open('صفحة tech', /^تكنولوجيا/)
      const names = page.getByRole('list', { name: 'فئات صفحة تكنولوجيا' }).getByRole('heading')
      await expect(names.first()).toBeVisible()
      const [, second = ''] = await order(page)
      await moveUp(second)
      await button('حفظ التغييرات').tap()
      await isSaved(page, DONE)
      await open('ترا', /^تراجع عن آخر/)
      await isSaved(page, UNDONE)
      await expect(names.nth(1)).toContainText(second)
    })
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow), 'nothing scrolls sideways').toBeLessThanOrEqual(0)
    consoleLines.length = 0
  })
})
