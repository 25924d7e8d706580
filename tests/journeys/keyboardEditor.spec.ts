import { keyboardOf } from './keyboard'
import { expect, openHydrated, openReady, test, waitForHydration } from './page'

const LOGGED_ONLY = 'نسخة تجريبية: لم يُحفظ التغيير'
const SAVED = 'تم حفظ التغييرات بنجاح'
const REQUIRED = 'يرجى ملء جميع الحقول المطلوبة'

test('users: searched, filtered, added, switched, deleted by keyboard alone (§2, §4, §5)', async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/users')
  const { press, write, removeAndUndo } = keyboardOf(page)
  const search = page.getByRole('searchbox', { name: 'بحث في المستخدمين' })
  await write(search, 'رائد')
  await expect(page.getByText('1 من 12')).toBeVisible()
  await write(search, '')
  await press(page.getByRole('radio', { name: 'الكل' }), 'ArrowDown')
  await expect(page).toHaveURL(/\?status=active$/)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('12 من 12')).toBeVisible()

  await press(page.getByRole('button', { name: 'إضافة مستخدم' }))
  const dialog = page.getByRole('dialog', { name: 'إضافة مستخدم' })
  await write(dialog.getByLabel('الاسم'), 'رنا الفهد')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(REQUIRED)
  await press(dialog.getByLabel('الدور'), 'ArrowDown')
  await write(dialog.getByLabel('البريد الإلكتروني'), 'rana@bareed.example')
  await write(dialog.getByLabel('كلمة المرور *', { exact: true }), '123456')
  await write(dialog.getByLabel('تأكيد كلمة المرور *', { exact: true }), '123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('تم إضافة المستخدم بنجاح')
  const row = page.getByRole('row', { name: 'rana@bareed.example' })
  await expect(row).toContainText('محرر')

  await press(row.getByRole('button', { name: /^تعطيل/ }), 'Space')
  await expect(page.getByRole('alert')).toHaveText(LOGGED_ONLY)
  expect(consoleLines.join('\n')).toContain('users/deactivate')
  consoleLines.length = 0
  const question = 'هل تريد حذف المستخدم «رنا الفهد»؟'
  const remove = row.getByRole('button', { name: /^حذف/ })
  await removeAndUndo(remove, question, () => expect(row).toHaveCount(0))
  await expect(row).toBeVisible()
  await press(page.getByRole('button', { name: 'الصفحة 1' }))
  await expect(page.getByText('الصفحة 1 من 2')).toBeVisible()
})

test('news sources: filtered, selected, switched, removed by keyboard alone (§2, §5)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/news')
  const { reach, press, removeAndUndo } = keyboardOf(page)
  const cards = page.getByRole('article')
  const bar = page.getByRole('group', { name: 'إجراءات جماعية' })
  await reach(page.getByLabel('القسم'))
  for (const category of ['breaking', 'sports', 'technology']) {
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`category=${category}$`))
  }
  await expect(cards).toHaveCount(2)
  await press(page.getByRole('checkbox', { name: 'تحديد رقمنة' }), 'Space')
  await press(bar.getByRole('checkbox', { name: 'تحديد الكل' }), 'Space')
  await press(bar.getByRole('button', { name: 'تعطيل' }))
  await expect(page.getByRole('alert')).toHaveText('عُطّل مصدران.')
  await press(page.getByRole('switch', { name: 'تفعيل رقمنة' }), 'Space')
  await expect(cards.getByText('معطّل', { exact: true })).toHaveCount(1)
  await press(page.getByRole('button', { name: 'إعادة المحاولة مع نبراس التقنية' }))
  await expect(cards.getByText('قيد المعالجة')).toBeVisible()

  const remove = bar.getByRole('button', { name: 'حذف' })
  await removeAndUndo(remove, 'هل تريد حذف مصدرين؟', () => expect(cards).toHaveCount(0))
  await expect(cards).toHaveCount(2)
})

test('news settings: a page’s categories edited and saved by keyboard alone (§2, §4, §8)', async ({
  page,
}) => {
  await openReady(page, 'admin/news-settings')
  const { press, write, moveUp, step, removeAndUndo } = keyboardOf(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  await write(pages.getByRole('searchbox'), 'تكنولوجيا')
  await press(pages.getByRole('link', { name: 'تكنولوجيا' }))
  const names = page.getByRole('list', { name: 'فئات صفحة تكنولوجيا' }).getByRole('heading')
  await expect(names).toHaveCount(8)

  await press(button('تعديل الهواتف الذكية'))
  await expect(page.getByRole('textbox', { name: 'اسم الفئة' })).toBeFocused()
  await page.keyboard.type('الهواتف')
  await page.keyboard.press('Enter')
  await write(page.getByRole('textbox', { name: 'مصدر جديد' }), 'شيفرة الحي')
  await page.keyboard.press('Enter')
  await press(button('إزالة المصدر رقمنة'))
  await press(button('تعديل الهواتف'))
  await press(page.getByRole('switch', { name: 'تفعيل الألعاب' }), 'Space')
  await moveUp('الألعاب', 6)
  await expect(names.nth(4)).toContainText('الألعاب')
  await step('الهواتف', 'إلى أول القائمة')
  await expect(names.first()).toContainText('الهواتف')
  await press(button('إضافة فئة'))
  await page.keyboard.type('الأقمار')
  await page.keyboard.press('Enter')
  await press(button('تعديل الأقمار'))
  await removeAndUndo(button('حذف الأقمار'), 'هل تريد حذف هذه الفئة؟', () =>
    expect(names).toHaveCount(8),
  )
  await expect(names.last()).toContainText('الأقمار')

  await press(button('حفظ التغييرات'))
  await expect(page.getByRole('alert')).toHaveText(SAVED)
  await expect(page.getByText('9 فئات، 8 مفعّلة')).toBeVisible()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
})

test('posts and profiles: both tabs edited and saved by keyboard alone (§2, §4, §7)', async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/twitter')
  const { reach, press, write, moveUp, removeAndUndo } = keyboardOf(page)
  const first = page.getByRole('list', { name: 'المنشورات الرائجة' }).getByRole('listitem').first()
  await press(first.getByRole('button', { name: /^تعديل/ }))
  await write(first.getByLabel('الإعجابات'), '12')
  await page.keyboard.press('Enter')
  await expect(first).toContainText('12 إعجابًا')
  await press(first.getByRole('switch'), 'Space')
  await expect(first).toContainText('معطّل')

  await reach(page.getByRole('tab', { name: /المنشورات/ }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const profiles = page.getByRole('list', { name: 'الحسابات المقترحة' }).getByRole('heading')
  await expect(profiles).toHaveCount(4)
  await press(page.getByRole('button', { name: 'إضافة حساب' }))
  await page.keyboard.type('حساب الحي')
  await page.keyboard.press('Enter')
  await moveUp('«حساب الحي»', 5)
  await expect(profiles.nth(3)).toHaveText('حساب الحي')
  const remove = page.getByRole('button', { name: 'حذف «حساب الحي»' })
  await removeAndUndo(remove, 'هل تريد حذف هذا الحساب؟', () => expect(profiles).toHaveCount(4))
  await expect(profiles.nth(3)).toHaveText('حساب الحي')

  await press(page.getByRole('button', { name: 'حفظ التغييرات' }))
  await expect(page.getByRole('alert')).toHaveText(SAVED)
  expect(consoleLines.join('\n')).toContain('[curation] saved')
  consoleLines.length = 0
})

test('countries: searched, added, edited, deleted by keyboard alone (§2, §4, §5)', async ({
  page,
  consoleLines,
}) => {
  await page.goto('admin/countries')
  await waitForHydration(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  const { press, write } = keyboardOf(page)
  const names = page.locator('tbody b')
  const isLogged = async () => expect(page.getByRole('alert')).toHaveText(LOGGED_ONLY)
  await press(page.getByLabel('المنطقة'), 'ArrowDown')
  await expect(page).toHaveURL(/\?region=/)
  await page.keyboard.press('ArrowUp')
  await write(page.getByRole('searchbox'), 'EGY')
  await expect(names).toHaveText(['مصر'])

  await press(page.getByRole('button', { name: 'إضافة دولة' }))
  const adding = page.getByRole('dialog', { name: 'إضافة دولة' })
  await write(adding.getByLabel('الاسم بالعربية'), 'بلاد الخيال')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(REQUIRED)
  await write(adding.getByLabel('الاسم بالإنجليزية'), 'Fiction')
  await write(adding.getByLabel('رمز الدولة'), '1')
  await write(adding.getByLabel('العلم'), '🏳️')
  await press(adding.getByLabel('المنطقة'), 'ArrowDown')
  await press(adding.getByRole('button', { name: 'إضافة الدولة' }))
  await expect(adding.getByLabel('رمز الدولة'), '§3: two letters').toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('xy')
  await page.keyboard.press('Enter')
  await expect(adding).toBeHidden()
  await isLogged()

  await press(page.getByRole('button', { name: 'تعديل مصر' }))
  const editing = page.getByRole('dialog', { name: 'تعديل «مصر»' })
  await write(editing.getByLabel('الاسم بالعربية'), 'مصر الجديدة')
  await page.keyboard.press('Enter')
  await expect(editing).toBeHidden()
  await isLogged()

  await press(page.getByRole('button', { name: 'حذف مصر' }))
  const question = page.getByRole('alertdialog', { name: 'هل تريد حذف هذه الدولة؟' })
  await press(question.getByRole('button', { name: 'حذف' }))
  await expect(question).toBeHidden()
  await isLogged()
  await expect(names).toHaveText(['مصر'])
  expect(consoleLines.map((line) => line.split(' ')[1])).toEqual([
    'country.add',
    'country.edit',
    'country.delete',
  ])
  consoleLines.length = 0
})

test('categories: a section chosen, one edited, moved, deleted by keyboard alone (§2, §4, §5)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/categories')
  const { press, write, step, removeAndUndo } = keyboardOf(page)
  const names = page.locator('tbody b')
  await press(page.getByRole('button', { name: /^القسم أخبار/ }))
  await expect(page.getByRole('combobox', { name: 'بحث في الأقسام' })).toBeFocused()
  await page.keyboard.type('egypt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?section=egypt$/)

  const edit = page.getByRole('button', { name: 'تعديل سياسة' })
  const dialog = page.getByRole('dialog', { name: 'تعديل «سياسة»' })
  await press(edit)
  await write(dialog.getByLabel('الاسم بالعربية'), '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(REQUIRED)
  await page.keyboard.press('Escape')
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'إغلاق', exact: true }))
  await expect(dialog).toBeHidden()
  await expect(edit, 'after Escape the button has the focus again').toBeFocused()
  await press(edit)
  await write(dialog.getByLabel('الاسم بالعربية'), 'السياسة')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(names.first()).toHaveText('السياسة')

  await step('السياسة', 'إلى أسفل')
  await expect(names.nth(1)).toHaveText('السياسة')
  await removeAndUndo(
    page.getByRole('button', { name: 'حذف السياسة' }),
    'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به.',
    () => expect(names).toHaveCount(7),
  )
  await expect(names.nth(1)).toHaveText('السياسة')
  await write(page.getByRole('searchbox'), 'السياسة')
  await expect(names).toHaveText(['السياسة'])
})
