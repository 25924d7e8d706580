// The main presses of every screen, one line each, for presses.mjs.

/**
 * A press and what shows its effect: more or fewer visible elements of a selector, with a text. With a key the control is
 * focused and the key pressed; otherwise the control is tapped. `isAlone`: the page must not have been pressed before.
 * @typedef {{ name: string, isAlone?: boolean, control: (page: import('playwright').Page) => import('playwright').Locator, effect: string, text?: string, key?: string }} Press
 */
/** @param {string} name @param {Parameters<import('playwright').Page['getByRole']>[0]} role @param {string | RegExp | undefined} label @param {string} effect @param {Partial<Press>} [more] @returns {Press} */
const press = (name, role, label, effect, more) => ({
  name,
  control: (page) =>
    page
      .getByRole(role, label === undefined ? {} : { name: label, exact: typeof label === 'string' })
      .first(),
  effect,
  ...more,
})
const DIALOG = '[role=dialog], [role=alertdialog]'
const MENU = '[role=menu]'
const FIELDS = 'main :is(input, textarea)'
const UNSAVED = { text: 'تغييرات غير محفوظة', isAlone: true }
const IN_PAGE = { isAlone: true }

const search = press('search', 'button', 'بحث', DIALOG)
const account = press('account menu', 'button', /^حساب/, MENU)
const headline = {
  ...press('a headline', 'link', undefined, DIALOG),
  control: (/** @type {import('playwright').Page} */ page) =>
    page.locator('main a[href*="story="]').first(),
}
const save = press('save for later', 'button', /^(حفظ|إزالة) «/, 'main [aria-pressed=true]')
const follow = press('follow', 'button', /^(متابعة|اشترك)/, 'main [aria-pressed=true]')
const more = press('show more', 'button', /^عرض المزيد/, 'main a[href*="story="]')
const contents = press('contents', 'button', 'محتويات الصفحة', 'main [aria-expanded=true]')
const tab = {
  ...press('second tab', 'tab', undefined, '[role=tab]:nth-of-type(2)[aria-selected=true]'),
  control: (/** @type {import('playwright').Page} */ page) => page.getByRole('tab').nth(1),
}
const toggle = press(
  'a switch, until the save bar',
  'switch',
  undefined,
  '[role=status] span',
  UNSAVED,
)
const select = press(
  'select a row',
  'checkbox',
  /^تحديد (?!الكل)/,
  '[role=group][aria-label="إجراءات جماعية"]',
)
const exporting = press('export', 'button', /^تصدير/, MENU)
/** @param {string | RegExp} label @param {string} effect */
const add = (label, effect) =>
  press('add', 'button', label, effect, effect === FIELDS ? IN_PAGE : {})
/** @param {string | RegExp} label @param {string} effect */
const edit = (label, effect) =>
  press('edit', 'button', label, effect, effect === FIELDS ? IN_PAGE : {})

/** The presses of each screen, by its path, or by the route of several. @type {Record<string, Press[]>} */
export const PRESSES = {
  '/': [search, headline, save, account],
  '/$topic': [headline, follow, more],
  '/$topic/$card': [headline],
  '/category/$name': [headline, follow],
  '/countries': [press('a letter in the search', 'searchbox', undefined, 'main li', { key: 'm' })],
  '/countries/$slug': [headline, follow],
  '/countries/$slug/$card': [headline],
  '/country': [headline, more],
  '/country/$name': [headline, follow],
  '/youtube': [headline, follow],
  '/twitter': [headline, follow],
  '/sponsored': [headline],
  '/search': [
    press('a letter in the search', 'searchbox', undefined, 'main :is(h2, [aria-pressed])', {
      key: 'm',
    }),
  ],
  '/search?q=رياضة': [headline, press('articles only', 'button', /^مقالات/, 'main h2')],
  '/contact': [
    press('send empty fields', 'button', 'إرسال الرسالة', '[aria-invalid=true]'),
    press('a question', 'button', /^كم يستغرق/, 'main [aria-expanded=true]'),
  ],
  '/privacy-policy': [contents],
  '/privacy': [contents],
  '/terms-of-service': [contents],
  '/terms': [contents],
  '/$': [search],
  '/dashboard': [headline, press('customise', 'button', 'تخصيص', 'main [aria-expanded=true]')],
  '/settings': [tab, search],
  '/profile': [edit('تعديل الملف', FIELDS), headline],
  '/admin': [
    press('palette by its keys', 'main', undefined, DIALOG, { key: 'Control+k' }),
    press('menu', 'button', 'قائمة الإدارة', DIALOG),
  ],
  '/admin/news': [
    press('a switch, until its mark', 'switch', undefined, 'button', { text: 'أعد الأصل' }),
    press('select a row', 'checkbox', /^تحديد (?!الكل)/, '[role=status]', { text: 'محدد' }),
    exporting,
  ],
  '/admin/news-settings': [toggle, add('إضافة فئة', FIELDS), edit(/^تعديل/, FIELDS)],
  '/admin/categories': [add('إضافة فئة', DIALOG), edit(/^تعديل/, DIALOG)],
  '/admin/countries': [add('إضافة دولة', DIALOG), select],
  '/admin/youtube': [tab, toggle, add('إضافة مقطع', FIELDS)],
  '/admin/twitter': [tab, toggle, edit(/^تعديل/, FIELDS)],
  '/admin/users': [add('إضافة مستخدم', DIALOG), select],
  '/admin/contact-messages': [press('view a message', 'button', /^عرض رسالة/, DIALOG), select],
  '/admin/analytics': [tab, press('a range of days', 'button', 'مدى مخصص', DIALOG), exporting],
  '/admin/ads': [tab, add('إضافة إعلان جديد', DIALOG), edit(/^تعديل/, FIELDS)],
  '/admin/settings': [toggle],
}
