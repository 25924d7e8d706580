import { expect, type Locator, type Page } from 'playwright/test'

/** Something that a person does with the demo, by clicks and keys: `exact.spec.ts` records and replays it. */
export type Session = {
  /** the file name of its recording */
  id: string
  title: string
  /** the address of the first screen, after the base of the site */
  path: string
  act: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

/** Types as a person: one letter after the other. */
const type = async (field: Locator, text: string) => {
  await field.click()
  await field.fill('')
  await field.pressSequentially(text)
}

/** Chooses an option by the arrow keys: Playwright's `selectOption` makes events that are not a person's. */
const choose = async (select: Locator, option: string) => {
  await select.focus()
  const chosen = () =>
    select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label)
  while ((await chosen()) !== option) await select.press('ArrowDown')
}

const save = async (page: Page) => {
  await button(page, 'حفظ التغييرات').click()
  await expect(page.getByRole('alert').last()).toContainText('بنجاح')
}

const openMessage = async (page: Page) => {
  await button(page, /^عرض رسالة جنى السالم/)
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  return dialog
}

/** Makes the next request fail by the demo's panel, and closes it. */
const failNext = async (page: Page) => {
  await page.keyboard.press('Control+`')
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByRole('tab', { name: 'الحال' }).click()
  await panel.getByRole('switch', { name: 'أفشِل الطلب القادم' }).click()
  await page.keyboard.press('Control+`')
  await expect(panel).toBeHidden()
  return panel
}

/** Drags the handle of a sorted list over another one with the mouse. */
async function dragOver(page: Page, handle: Locator, target: Locator) {
  const centre = async (one: Locator) => {
    await one.scrollIntoViewIfNeeded()
    const box = await one.boundingBox()
    if (!box) throw new Error('The handle has no box')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const from = await centre(handle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 12)
  const to = await centre(target)
  await page.mouse.move(to.x, to.y + 4, { steps: 10 })
  await expect(page.getByText(/^«.*» في الموضع/)).toBeAttached()
  await page.mouse.up()
  // For 50 ms after a drop @dnd-kit/core 6 lets no click through, so that the drag ends in none. Nobody is faster.
  await page.waitForFunction(() => {
    let isThrough = false
    document.body.addEventListener('click', () => (isThrough = true), { once: true })
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return isThrough
  })
}

/** Eleven of them: each writes, or opens, something else. */
export const sessions: readonly Session[] = [
  {
    id: 'search',
    title: 'قارئ يبحث ويفتح خبرًا ويعود',
    path: '',
    act: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('searchbox', { name: 'بحث' }).pressSequentially('الارصاد')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/search\?q=/)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^الأرصاد: شبورة/ })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'إغلاق', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  {
    id: 'contact',
    title: 'زائر يكتب رسالة بعد أن ينسى حقلًا',
    path: 'contact',
    act: async (page) => {
      await choose(page.getByLabel('نوع الاستفسار'), 'اقتراح')
      await type(page.getByLabel('الاسم'), 'ليان الحسيني')
      await type(page.getByLabel('الموضوع'), 'نشرة المساء')
      await button(page, 'إرسال الرسالة').click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await type(page.getByLabel('البريد الإلكتروني'), 'layan@bareed.example')
      await type(page.getByLabel('الرسالة'), 'متى تبدأ في عطلة نهاية الأسبوع؟')
      await button(page, 'إرسال الرسالة').click()
      await expect(page.getByRole('alert').first()).toContainText('بنجاح')
    },
  },
  {
    id: 'reply',
    title: 'محرر يرد على رسالة بقالب ويحل أخرى',
    path: 'admin/contact-messages',
    act: async (page) => {
      const dialog = await openMessage(page)
      await page.keyboard.press('r')
      await expect(dialog.getByRole('button', { name: 'شكر' })).toBeFocused()
      await page.keyboard.press('1')
      await expect(dialog.getByRole('textbox', { name: 'نص الرد' })).toBeFocused()
      await page.keyboard.press('Control+Enter')
      await dialog.getByRole('button', { name: 'نعم، التالية' }).click()
      await expect(dialog.getByRole('button', { name: 'نعم، التالية' })).toBeHidden()
      await expect(dialog.getByRole('heading')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
  },
  {
    id: 'refused',
    title: 'محرر يفشل حفظه',
    path: 'admin/contact-messages',
    act: async (page) => {
      await openMessage(page)
      await failNext(page)
      await button(page, 'سجّلها محلولة').click()
      await expect(page.getByRole('alert').last()).toContainText('تعذّر')
    },
  },
  {
    id: 'ad',
    title: 'محرر يعدّل إعلانًا ويرتب بالمفاتيح ويوقف آخر',
    path: 'admin/ads',
    act: async (page) => {
      await button(page, 'تعديل «حقيبة السفر الخفيفة»').click()
      await type(page.getByLabel('اسم الإعلان'), 'حقيبة الرحلات القصيرة')
      await choose(page.getByLabel('الصفحة', { exact: true }), 'ثقافة')
      await page.getByLabel('اسم الإعلان').press('Enter')
      await button(page, 'نقل «تطبيق ميزانية البيت»').focus()
      for (const [key, words] of [
        ['Space', /^رُفع «تطبيق/],
        ['ArrowUp', /^«تطبيق.*» في الموضع 2/],
        ['Space', /^أُفلت «تطبيق/],
      ] as const)
        await expect(async () => {
          await page.keyboard.press(key)
          await expect(page.getByText(words)).toBeAttached({ timeout: 2000 })
        }).toPass()
      await button(page, 'إيقاف «دورات اللغة المسائية» مؤقتًا').click()
      await save(page)
    },
  },
  {
    id: 'categories',
    title: 'محرر يرتب الفئات بالفأرة ويضيف فئة',
    path: 'admin/categories?section=business',
    act: async (page) => {
      await dragOver(page, button(page, 'نقل الشركات'), button(page, 'نقل الأسواق المالية'))
      await expect(page.locator('tbody b').first()).toHaveText('الشركات')
      await button(page, 'إضافة فئة').click()
      const dialog = page.getByRole('dialog')
      await type(dialog.getByLabel('الاسم بالعربية'), 'الزراعة')
      await type(dialog.getByLabel('الاسم بالإنجليزية'), 'Farming')
      await type(dialog.getByLabel('الوصف'), 'محاصيل ومواسم')
      await type(dialog.getByLabel('الأيقونة'), '🌾')
      await dialog.getByRole('button', { name: 'إضافة الفئة' }).click()
      await expect(dialog).toBeHidden()
    },
  },
  {
    id: 'user',
    title: 'محرر يضيف مستخدمًا بكلمة مرور',
    path: 'admin/users',
    act: async (page) => {
      await button(page, 'إضافة مستخدم').click()
      const dialog = page.getByRole('dialog')
      await type(dialog.getByLabel('الاسم'), 'رنا الفهد')
      await type(dialog.getByLabel('البريد الإلكتروني'), 'rana@bareed.example')
      await choose(dialog.getByLabel('الدور'), 'محرر')
      await type(dialog.getByLabel('كلمة المرور *', { exact: true }), 'Sirriya-9')
      await type(dialog.getByLabel('تأكيد كلمة المرور *', { exact: true }), 'Sirriya-9')
      await dialog.getByRole('button', { name: 'إضافة المستخدم' }).click()
      await expect(page.getByRole('alert').last()).toContainText('بنجاح')
      await expect(dialog).toBeHidden()
    },
  },
  {
    id: 'settings',
    title: 'قارئ يغيّر إعداداته ويرجع إلى تبويب سابق',
    path: 'settings',
    act: async (page) => {
      await type(page.getByLabel('الهاتف'), '0500000000')
      await save(page)
      await page.getByRole('tab', { name: 'العرض' }).click()
      await page.getByRole('radio', { name: 'داكن' }).click()
      await expect(page.locator('html')).toHaveClass(/dark/)
      await page.getByRole('tab', { name: 'الخصوصية' }).click()
      await page.goBack()
      await expect(page).toHaveURL(/tab=display/)
    },
  },
  {
    id: 'undo',
    title: 'محرر يعطّل مصدرًا ويحذفه ويتراجع',
    path: 'admin/news?category=technology',
    act: async (page) => {
      const bar = page.getByRole('group', { name: 'إجراءات جماعية' })
      await page.getByRole('checkbox', { name: 'تحديد رقمنة' }).check()
      await bar.getByRole('button', { name: 'تعطيل' }).click()
      await expect(page.getByRole('alert')).toContainText('عُطّل')
      await bar.getByRole('button', { name: 'حذف' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
      await button(page, 'تراجع').click()
      await expect(page.getByRole('article')).toHaveCount(2)
      await page.getByRole('switch').last().click()
    },
  },
  {
    id: 'pages',
    title: 'محرر يسمّي فئة صفحة ويسحبها ويحفظ',
    path: 'admin/news-settings?page=technology',
    act: async (page) => {
      await button(page, 'تعديل الهواتف الذكية').click()
      await type(page.getByRole('textbox', { name: 'اسم الفئة' }), 'الهواتف والأجهزة')
      await page.keyboard.press('Enter')
      await type(page.getByRole('textbox', { name: 'مصدر جديد' }), 'شيفرة الحي')
      await page.keyboard.press('Enter')
      const handles = page.getByRole('button', { name: /^نقل / })
      await dragOver(page, handles.nth(3), handles.nth(0))
      await save(page)
    },
  },
  {
    id: 'failure',
    title: 'زائر يرسل والخادم يتعطل، ثم يصل',
    path: 'contact',
    act: async (page) => {
      const panel = await failNext(page)
      await type(page.getByLabel('الاسم'), 'ليان الحسيني')
      await type(page.getByLabel('البريد الإلكتروني'), 'layan@bareed.example')
      await type(page.getByLabel('الموضوع'), 'نشرة المساء')
      await type(page.getByLabel('الرسالة'), 'هل تصل رسالتي؟')
      await button(page, 'إرسال الرسالة').click()
      await expect(page.getByRole('alert').first()).toContainText('حدث خطأ')
      await button(page, 'إرسال الرسالة').click()
      await expect(page.getByRole('alert').first()).toContainText('بنجاح')
      await page.keyboard.press('Control+`')
      await panel.getByRole('tab', { name: 'الزمن' }).click()
      await panel.getByRole('button', { name: 'تراجع', exact: true }).click()
      await expect(panel.getByText(/^أنت عند نقطة سابقة/)).toBeVisible()
    },
  },
]
