import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test'
import { MAIN_PAGE, type SettingsPage, settingsPageById } from '@/content/admin/settingsPages'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import {
  alertSays,
  answerWith,
  eventually,
  inRow,
  isSideways,
  LEAVE,
  open,
  PENDING,
  pending,
  press,
  rowAt,
  rowsOf,
  saveButton,
} from '../editableList/listStorySteps'
import { CategoriesSkeleton } from './CategoriesSkeleton'
import { NewsSettingsPage } from './NewsSettingsPage'

const route = '/admin/news-settings'
const meta = preview.meta({ title: 'Admin/NewsSettings', parameters: { route } })

const MAIN = 'فئات صفحة الرئيسية'
const TECH = 'فئات صفحة تكنولوجيا'
const technology = { route: `${route}?page=technology` }
const phone = { viewport: { value: 'phone' } }

type Calls = { mock: { calls: Parameters<typeof fetch>[] } }

/** The bodies of the POST requests so far, after `spyOn(window, 'fetch')`. */
const posts = () =>
  Promise.all(
    (window.fetch as unknown as Calls).mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(async ([address, init]) => ({
        address: String(address),
        body: JSON.parse(await new Response(init?.body ?? null).text()),
      })),
  )

const nameField = () => screen.getByRole('textbox', { name: 'اسم الفئة' })
const sourceField = () => screen.getByRole('textbox', { name: 'مصدر جديد' })
const chips = () =>
  within(screen.getByRole('list', { name: 'المصادر' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const MainPage = meta.story({
  play: async ({ canvas, step }) => {
    await step('§2: the main page is the default, with the eleven home sections', async () => {
      await expect(await rowsOf(MAIN)).toHaveLength(11)
      const link = canvas.getByRole('link', { name: /^معاينة/ })
      await expect(link).toHaveAttribute('href', '/')
      await expect(link).toHaveAttribute('target', '_blank')
    })
    await step('§9: 31 pages in seven groups', async () => {
      const nav = canvas.getByRole('navigation', { name: 'الصفحات' })
      await expect(within(nav).getAllByRole('link')).toHaveLength(31)
      await expect(within(nav).getAllByRole('heading')).toHaveLength(7)
      const chosen = within(nav).getByRole('link', { current: true })
      await expect(chosen).toHaveTextContent('الرئيسية')
    })
  },
})

export const Topic = meta.story({
  parameters: technology,
  play: async ({ canvas }) => {
    await expect((await rowsOf(TECH))[0]).toBe('1 الذكاء الاصطناعي Artificial intelligence')
    await expect(canvas.getByText('8 فئات، 8 مفعّلة')).toBeVisible()
    const link = canvas.getByRole('link', { name: /^معاينة/ })
    await expect(link).toHaveAttribute('href', '/technology')
  },
})

export const Country = meta.story({
  parameters: { route: `${route}?page=EGYPT` },
  play: async ({ canvas }) => {
    await expect(await rowsOf('فئات صفحة مصر')).toHaveLength(8)
    const link = canvas.getByRole('link', { name: /^معاينة/ })
    await expect(link).toHaveAttribute('href', '/countries/egypt')
  },
})

/** Invalid values in the address do not break the page. */
export const WrongPage = meta.story({
  tags: ['state:error'],
  parameters: { route: `${route}?page=mars&q=` },
  play: async () => {
    await expect(await rowsOf(MAIN)).toHaveLength(11)
  },
})

export const Search = meta.story({
  play: async ({ canvas, step }) => {
    await rowsOf(MAIN)
    const nav = within(canvas.getByRole('navigation', { name: 'الصفحات' }))
    const box = nav.getByRole('searchbox')
    await step('§2: finds pages in any spelling, and the found is chosen', async () => {
      await userEvent.type(box, 'الامارات')
      await eventually(() => expect(nav.getAllByRole('link')).toHaveLength(1))
      await userEvent.click(nav.getByRole('link', { name: 'الإمارات' }))
      await expect(await rowsOf('فئات صفحة الإمارات')).toHaveLength(8)
    })
    await step('no results offer to clear the search', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, 'زرافة')
      await eventually(() => expect(nav.getByText('لا نتائج')).toBeVisible())
      await userEvent.click(nav.getByRole('button', { name: 'عرض كل الصفحات' }))
      await eventually(() => expect(nav.getAllByRole('link')).toHaveLength(31))
      await expect(box).toHaveFocus()
    })
  },
})

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=زرافة` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('لا نتائج')).toBeVisible()
  },
})

export const Renames = meta.story({
  parameters: technology,
  play: async ({ step }) => {
    await open(TECH, 2)
    await step('§4: Enter confirms', async () => {
      await expect(nameField()).toHaveFocus()
      await expect(nameField()).toHaveValue('الهواتف الذكية')
      await userEvent.clear(nameField())
      await userEvent.type(nameField(), '  الهواتف والأجهزة ')
      await expect(pending()).toBe('')
      await userEvent.keyboard('{Enter}')
      await expect(nameField()).toHaveValue('الهواتف والأجهزة')
      await expect(pending()).toBe(PENDING)
    })
    await step('Escape restores', async () => {
      await userEvent.type(nameField(), ' واللوحات{Escape}')
      await expect(nameField()).toHaveValue('الهواتف والأجهزة')
    })
    await step('a category is never left without a name', async () => {
      await userEvent.clear(nameField())
      await userEvent.keyboard('{Enter}')
      await expect(nameField()).toHaveAccessibleDescription('اكتب اسمًا للفئة')
      await userEvent.tab()
      await expect(nameField()).toHaveValue('الهواتف والأجهزة')
      await expect(nameField()).toHaveAccessibleDescription(/فعاد اسمها السابق/)
    })
    await step('§4: leaving the field confirms', async () => {
      await userEvent.clear(nameField())
      await userEvent.type(nameField(), 'الهواتف')
      await userEvent.click(inRow(await rowAt(TECH, 2), /^تعديل/))
      await expect((await rowsOf(TECH))[1]).toMatch(/^2 الهواتف Smartphones/)
    })
  },
})

export const Sources = meta.story({
  parameters: technology,
  play: async ({ step }) => {
    await open(TECH, 2)
    await step('§4: added, trimmed', async () => {
      await userEvent.type(sourceField(), '  شيفرة الحي {Enter}')
      await expect(chips().at(-1)).toBe('شيفرة الحي')
      await expect(sourceField()).toHaveValue('')
      await expect(sourceField()).toHaveFocus()
      await expect(pending()).toBe(PENDING)
    })
    await step('§4: not empty, no doubles, and the field says why', async () => {
      await userEvent.type(sourceField(), '  {Enter}')
      await expect(sourceField()).toHaveAccessibleDescription('اكتب اسم المصدر أولًا')
      await userEvent.type(sourceField(), 'شيفره الحي')
      await press('إضافة')
      await expect(sourceField()).toHaveAccessibleDescription('هذا المصدر موجود في الفئة')
      await expect(chips()).toHaveLength(5)
    })
    await step('§4: removed', async () => {
      await press('إزالة المصدر شيفرة الحي')
      await expect(chips()).not.toContain('شيفرة الحي')
      await expect(sourceField()).toHaveFocus()
    })
  },
})

export const Adds = meta.story({
  play: async ({ step }) => {
    await rowsOf(MAIN)
    await press('إضافة فئة')
    await step('§4: «فئة جديدة», order = max + 1, open for editing', async () => {
      await expect(await rowsOf(MAIN)).toHaveLength(12)
      await expect((await rowsOf(MAIN)).at(-1)).toBe('12 فئة جديدة')
      await expect(nameField()).toHaveFocus()
    })
  },
})

/**
 * The look of a row: if it is off, its border, background, and the weight and colour of its title
 * differ.
 */
const look = (row: HTMLElement) => {
  const { borderBlockStartStyle, backgroundColor } = getComputedStyle(row)
  const { color, fontWeight } = getComputedStyle(row.querySelector('.row-title') ?? row)
  return { edge: borderBlockStartStyle, ground: backgroundColor, color, fontWeight }
}

export const SwitchedOffMovedAndDeleted = meta.story({
  parameters: technology,
  play: async ({ canvas, step }) => {
    await rowsOf(TECH)
    const games = await rowAt(TECH, 6)
    await step('§4: a category that is off is dimmed and says so', async () => {
      await userEvent.click(within(games).getByRole('switch', { name: 'تفعيل الألعاب' }))
      await expect(games).toHaveTextContent('معطّلة')
      const [dim, full] = [games, await rowAt(TECH, 5)].map(look)
      await expect(dim).not.toEqual(full)
      await expect(dim?.edge).toBe('dashed')
      await expect(canvas.getByText('8 فئات، 7 مفعّلة')).toBeVisible()
    })
    await step('§4: moved, and renumbered from 1', async () => {
      await userEvent.click(inRow(games, /^تغيير موضع/))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'إلى أول القائمة' }))
      await expect((await rowsOf(TECH))[0]).toBe('1 الألعاب Games')
      await expect((await rowsOf(TECH))[1]).toMatch(/^2 الذكاء/)
    })
    await step('§5: deleted after a question, undone from the toast', async () => {
      await userEvent.click(inRow(await rowAt(TECH, 1), /^حذف/))
      await answerWith('هل تريد حذف هذه الفئة؟', 'حذف')
      await expect(await rowsOf(TECH)).toHaveLength(7)
      await press('تراجع')
      await eventually(async () => expect((await rowsOf(TECH))[0]).toBe('1 الألعاب Games'))
    })
  },
})

const rename = async (name: string) => {
  await open(TECH, 2)
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), `${name}{Enter}`)
}

export const Saves = meta.story({
  parameters: technology,
  beforeEach: () => {
    spyOn(window, 'fetch')
  },
  play: async ({ canvas, step }) => {
    await rename('الهواتف')
    await press('حفظ التغييرات')
    await step('§8: the exact success, and nothing pending', async () => {
      await alertSays('تم حفظ التغييرات بنجاح')
      await expect(pending()).toBe('')
      await expect(saveButton()).toBeNull()
    })
    await step('§7: the shape of the body', async () => {
      const [sent, ...more] = await posts()
      await expect(more).toEqual([])
      await expect(sent?.address).toBe('/api/page-settings')
      await expect(sent?.body).toMatchObject({
        pageId: 'technology',
        name: 'تكنولوجيا',
        path: '/technology',
      })
      await expect(sent?.body.categories).toHaveLength(8)
      await expect(sent?.body.categories[1]).toEqual({
        id: 'smartphones',
        name: 'الهواتف',
        nameEn: 'Smartphones',
        isActive: true,
        order: 2,
        articlesCount: expect.any(Number),
        sources: ['شاشة اللمس', 'جهاز الجيب', 'نبراس التقنية', 'رقمنة'],
      })
    })
    await step('what was saved is there when the page is chosen again, unasked', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'علوم' }))
      await expect(await rowsOf('فئات صفحة علوم')).toHaveLength(8)
      await userEvent.click(canvas.getByRole('link', { name: 'تكنولوجيا' }))
      await expect((await rowsOf(TECH))[1]).toMatch(/^2 الهواتف Smartphones/)
    })
  },
})

export const SavingFails = meta.story({
  tags: ['state:error'],
  parameters: { ...technology, scenario: 'failing' },
  play: async ({ step }) => {
    await rename('الهواتف')
    await press('حفظ التغييرات')
    await step('§8: the exact failure with its message', async () => {
      await alertSays('خطأ في حفظ البيانات: 500: {"message":"تعذّر تنفيذ الطلب"}')
    })
    await step('every edit is kept, and it can be tried again', async () => {
      await expect((await rowsOf(TECH))[1]).toBe('2 الهواتف')
      await expect(pending()).toBe(PENDING)
      await expect(saveButton()).toHaveAttribute('aria-disabled', 'false')
      await expect(saveButton()).toHaveFocus()
    })
  },
})

export const SavingFailsWithHtml = meta.story({
  tags: ['state:error'],
  parameters: { ...technology, scenario: 'failingHtml' },
  play: async () => {
    await rename('الهواتف')
    await press('حفظ التغييرات')
    await alertSays('خطأ في حفظ البيانات: 500: <!doctype html>')
    await expect(pending()).toBe(PENDING)
  },
})

export const Saving = meta.story({
  parameters: { ...technology, scenario: 'slow' },
  beforeEach: () => {
    spyOn(window, 'fetch')
  },
  play: async ({ step }) => {
    await rename('الهواتف')
    await press('حفظ التغييرات')
    await step('busy meanwhile: a second press sends nothing', async () => {
      await eventually(() => expect(saveButton()).toHaveAttribute('aria-busy', 'true'))
      await expect(saveButton()).toHaveTextContent('جارٍ الحفظ…')
      await press('جارٍ الحفظ…')
    })
    await step('what is edited meanwhile stays pending', async () => {
      const toggle = within(await rowAt(TECH, 1)).getByRole('switch')
      await userEvent.click(toggle)
      await alertSays('تم حفظ التغييرات بنجاح')
      await expect(await posts()).toHaveLength(1)
      await expect(toggle).not.toBeChecked()
      await expect(pending()).toBe(PENDING)
    })
  },
})

/** Choosing another page counts as leaving this one (D-24). */
export const SwitchingAsks = meta.story({
  parameters: technology,
  play: async ({ canvas, step }) => {
    await rename('الهواتف')
    const science = () => canvas.getByRole('link', { name: 'علوم' })
    await step('«إلغاء» stays with every edit', async () => {
      await userEvent.click(science())
      await answerWith(LEAVE, 'إلغاء')
      await expect((await rowsOf(TECH))[1]).toBe('2 الهواتف')
    })
    await step('searching the pages asks nothing', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'ع')
      await eventually(() => expect(canvas.queryByRole('link', { name: 'رياضة' })).toBeNull())
      await expect(document.querySelector('[role=alertdialog]')).toBeNull()
    })
    await step('«مغادرة» goes, and the edit is gone', async () => {
      await userEvent.click(science())
      await answerWith(LEAVE, 'مغادرة')
      await expect((await rowsOf('فئات صفحة علوم'))[0]).toMatch(/^1 /)
      await expect(pending()).toBe('')
    })
  },
})

let isDown = true
/** A page without content: loading its categories fails, as if the chunk could not be fetched. */
const fragilePage = {
  ...(settingsPageById('technology') ?? MAIN_PAGE),
  get slug() {
    return isDown ? 'mars' : 'technology'
  },
} as SettingsPage

/** Loading the categories of a page fails; a retry succeeds. */
export const LoadingFails = meta.story({
  tags: ['state:error'],
  parameters: { route: '' },
  beforeEach: () => {
    isDown = true
  },
  render: () => <NewsSettingsPage page={fragilePage} q="" onChoose={fn()} onSearch={fn()} />,
  play: async ({ canvas, step }) => {
    await step('it says so, and offers nothing to edit', async () => {
      await canvas.findByRole('heading', { name: 'تعذّر تحميل الفئات' })
      await expect(canvas.queryByRole('list', { name: TECH })).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'إضافة فئة' })).toBeNull()
    })
    await step('trying again brings them', async () => {
      isDown = false
      await press('إعادة المحاولة')
      await expect(await rowsOf(TECH)).toHaveLength(8)
    })
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  parameters: { route: '' },
  render: () => (
    <>
      <h1>إعدادات الأخبار</h1>
      <CategoriesSkeleton name="تكنولوجيا" />
    </>
  ),
  play: async ({ canvas }) => {
    const spinner = await canvas.findByRole('progressbar', { name: 'جارٍ تحميل فئات تكنولوجيا' })
    await expect(spinner).toBeVisible()
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?page=mauritania` },
  play: async ({ canvas }) => {
    const list = 'فئات صفحة موريتانيا'
    await rowsOf(list)
    for (const _ of Array.from({ length: 8 })) {
      await userEvent.click(inRow(await rowAt(list, 1), /^حذف/))
      await answerWith('هل تريد حذف هذه الفئة؟', 'حذف')
    }
    await expect(canvas.getByRole('heading', { name: 'لا توجد فئات' })).toBeVisible()
    await expect(canvas.getByText('لا فئات')).toBeVisible()
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: technology,
  globals: phone,
  play: async () => {
    await open(TECH, 1)
    await userEvent.click(nameField())
    await userEvent.paste(` ${'فئة باسم طويل جدًا '.repeat(8)}${'ا'.repeat(90)}`)
    await userEvent.click(sourceField())
    await userEvent.paste(`${'مصدر طويل '.repeat(10)}${'م'.repeat(90)}`)
    await userEvent.keyboard('{Enter}')
    await expect(isSideways()).toBe(false)
    await userEvent.click(inRow(await rowAt(TECH, 1), /^تعديل/))
    await expect(isSideways()).toBe(false)
  },
})

export const Phone = meta.story({
  parameters: technology,
  globals: phone,
  play: async ({ canvas, step }) => {
    await rowsOf(TECH)
    await expect(isSideways()).toBe(false)
    await step('§2: the 31 pages are a grouped choice', async () => {
      const choice = canvas.getByRole('combobox', { name: 'الصفحة' })
      await expect(choice).toHaveValue('technology')
      await expect(within(choice).getAllByRole('option')).toHaveLength(31)
      await userEvent.selectOptions(choice, 'oman')
      await expect(await rowsOf('فئات صفحة عُمان')).toHaveLength(8)
    })
  },
})

export const Tablet = meta.story(tablet)
