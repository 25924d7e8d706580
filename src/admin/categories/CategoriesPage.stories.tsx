import { expect, screen, waitFor, within } from 'storybook/test'
import { FILL_REQUIRED } from '@/lib/validation'
import preview from '../../../.storybook/preview'
import { ICON_TOO_LONG } from './categorySchema'

const route = '/admin/categories?section=business'
const meta = preview.meta({ title: 'Admin/Categories', parameters: { route } })

type Canvas = ReturnType<typeof within>
const patient = { timeout: 10_000 }
const eventually = (check: () => unknown) => waitFor(check, patient)

// Storybook's own page contains tables too.
const rows = () => Array.from(document.querySelectorAll<HTMLElement>('#main tbody tr'))
/** «1 الأسواق المالية» for each row. */
const order = () =>
  rows().map((row) =>
    ['[data-cell=order]', 'b'].map((part) => row.querySelector(part)?.textContent).join(' '),
  )
const findRow = async (canvas: Canvas, name: string) => {
  const row = (await canvas.findByText(name, { selector: 'td b' }, patient)).closest('tr')
  if (!row) throw new Error(`no row of ${name}`)
  return within(row)
}
const tiles = () =>
  Array.from(document.querySelectorAll('#main dl dd'), (figure) => figure.textContent)
const alertSays = (text: string) =>
  eventually(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text))
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
const findDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name }, patient)
  await eventually(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const isClosed = () => eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull())

export const Normal = meta.story({
  play: async ({ canvas, step }) => {
    const row = await findRow(canvas, 'ريادة الأعمال')
    await step('Spec §2: four figures computed from the data', async () => {
      await expect(tiles()).toEqual(['8', '7', '790', '98.8'])
    })
    await step('Spec §2: order, both names, description, article count, status', async () => {
      for (const text of ['7', 'Entrepreneurship', 'شركات ناشئة ومن يمولها', '53', 'غير نشطة'])
        await expect(row.getByText(text)).toBeVisible()
    })
    await step('Spec §7: visit and preview open the public page in a new tab', async () => {
      const visit = row.getByRole('link', { name: 'زيارة صفحة ريادة الأعمال في علامة تبويب جديدة' })
      await expect(visit).toHaveAttribute('href', '/business/entrepreneurship')
      const preview = canvas.getByRole('link', { name: /^معاينة القسم/ })
      await expect(preview).toHaveAttribute('href', '/business')
      for (const link of [visit, preview]) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      }
    })
    await step('Spec §4: nothing changes active or inactive', async () => {
      await expect(row.queryByRole('switch')).toBeNull()
      await expect(row.queryByRole('checkbox')).toBeNull()
    })
  },
})

/**
 * Without a section in the address, or with an unknown one, the page shows news, whose public page
 * is `/` (Spec §2).
 */
export const News = meta.story({
  parameters: { route: '/admin/categories?section=mars' },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'أخبار الرياضة')
    await expect(row.getByRole('link', { name: /^زيارة/ })).toHaveAttribute('href', '/sports')
    await expect(canvas.getByRole('link', { name: /^معاينة القسم/ })).toHaveAttribute('href', '/')
  },
})

export const ChooseSection = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, 'الشركات')
    const opener = canvas.getByRole('button', { name: /^القسم أعمال/ })
    await step('Spec §2: nine of content, then 22 countries in four groups', async () => {
      await userEvent.click(opener)
      const dialog = await findDialog('اختيار القسم')
      await expect(dialog.getAllByRole('option')).toHaveLength(31)
      await expect(dialog.getAllByRole('group')).toHaveLength(5)
      await expect(dialog.getByRole('option', { name: 'أعمال' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    })
    await step('by keyboard: type, arrow, Enter', async () => {
      const box = screen.getByRole('combobox', { name: 'بحث في الأقسام' })
      await expect(box).toHaveFocus()
      await userEvent.type(box, 'ال')
      await userEvent.clear(box)
      await userEvent.type(box, 'مصر')
      await expect(screen.getAllByRole('option')).toHaveLength(1)
      await userEvent.clear(box)
      await userEvent.type(box, 'ان')
      const [, second] = screen.getAllByRole('option')
      await userEvent.keyboard('{ArrowDown}')
      await expect(box).toHaveAttribute('aria-activedescendant', second?.id)
      await userEvent.clear(box)
      await userEvent.type(box, 'مصر{Enter}')
      await isClosed()
    })
    await step('the section of the address is shown, and the button has the focus', async () => {
      const row = await findRow(canvas, 'سياسة')
      await expect(row.getByRole('link', { name: /^زيارة/ })).toHaveAttribute(
        'href',
        '/countries/egypt/politics',
      )
      await expect(canvas.getByRole('button', { name: /^القسم مصر/ })).toHaveFocus()
    })
  },
})

export const NoSuchSection = meta.story({
  tags: ['state:empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^القسم/ }, patient))
    await userEvent.type(await screen.findByRole('combobox'), 'زرافة')
    await expect(await screen.findByText('لا قسم بهذا الاسم ولا دولة.')).toBeVisible()
  },
})

export const ReorderByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const grip = (await findRow(canvas, 'الشركات')).getByRole('button', { name: 'نقل الشركات' })
    await step('Spec §4: Space, arrow, Space moves and renumbers from 1', async () => {
      grip.focus()
      await userEvent.keyboard(' ')
      await eventually(() =>
        expect(screen.getByText(/^رُفع «الشركات» من الموضع 2 من 8/)).toBeInTheDocument(),
      )
      await userEvent.keyboard('{ArrowUp}')
      await eventually(() =>
        expect(screen.getByText(/«الشركات» في الموضع 1 من 8/)).toBeInTheDocument(),
      )
      await expect(screen.getByText('من 2 إلى 1')).toBeInTheDocument()
      await userEvent.keyboard(' ')
      await eventually(() =>
        expect(order().slice(0, 3)).toEqual(['1 الشركات', '2 الأسواق المالية', '3 الاقتصاد']),
      )
    })
    await step('by the move menu', async () => {
      const row = await findRow(canvas, 'الشركات')
      await userEvent.click(row.getByRole('button', { name: 'تغيير موضع الشركات' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'إلى آخر القائمة' }))
      await eventually(() => expect(order().at(-1)).toBe('8 الشركات'))
      await expect(order()[0]).toBe('1 الأسواق المالية')
    })
  },
})

export const Search = meta.story({
  parameters: { route: `${route}&q=MARKETS` },
  play: async ({ canvas, userEvent, step }) => {
    await step('Spec §2: name or description, whatever the case', async () => {
      await findRow(canvas, 'الأسواق المالية')
      await expect(order()).toEqual(['1 الأسواق المالية'])
      await expect(tiles(), 'the figures are of the whole section').toEqual([
        '8',
        '7',
        '790',
        '98.8',
      ])
      const box = canvas.getByRole('searchbox')
      await userEvent.clear(box)
      await userEvent.type(box, 'النفط')
      await eventually(() => expect(order()).toEqual(['5 الطاقة']))
    })
    await step('rows rest while a search is active, and it says why', async () => {
      await expect(canvas.getByText(/^الترتيب متوقف أثناء البحث/)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'نقل الطاقة' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await expect(canvas.queryByRole('button', { name: /^تغيير موضع/ })).toBeNull()
    })
  },
})

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}&q=زرافة` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('لا نتائج', {}, patient)).toBeVisible()
    await userEvent.click(canvas.getByText('مسح البحث', { selector: 'button' }))
    await eventually(() => expect(rows()).toHaveLength(8))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

export const Add = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, 'الشركات')
    await userEvent.click(canvas.getByText('إضافة فئة', { selector: 'button' }))
    const dialog = await findDialog('إضافة فئة')
    const save = dialog.getByText('إضافة الفئة')
    await step('Spec §9: the colour is #3B82F6 from the start', async () => {
      await expect(dialog.getByRole('textbox', { name: 'اللون' })).toHaveValue('#3B82F6')
    })
    await step('Spec §5: an empty required field is the alert, and the form stays', async () => {
      await userEvent.click(save)
      await alertSays(FILL_REQUIRED)
      for (const name of ['الاسم بالعربية', 'الاسم بالإنجليزية', 'الوصف', 'الأيقونة'])
        await expect(dialog.getByRole('textbox', { name: new RegExp(name) })).toBeInvalid()
      await expect(dialog.getByRole('textbox', { name: /الاسم بالعربية/ })).toHaveFocus()
    })
    await step('Spec §5: five characters are too many for an icon; a family is one', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /الاسم بالعربية/ }), 'الزراعة')
      await userEvent.type(dialog.getByRole('textbox', { name: /الاسم بالإنجليزية/ }), 'Farming')
      await userEvent.type(dialog.getByRole('textbox', { name: /الوصف/ }), 'محاصيل ومواسم')
      const icon = dialog.getByRole('textbox', { name: /الأيقونة/ })
      await userEvent.type(icon, 'abcde')
      await userEvent.click(save)
      await expect(icon).toHaveAccessibleDescription(ICON_TOO_LONG)
      await alertSays(FILL_REQUIRED)
      await userEvent.clear(icon)
      await userEvent.paste('👨‍👩‍👧‍👦')
      await expect(icon).toBeValid()
    })
    await step('it stands last, active and empty; it has no public page yet', async () => {
      await userEvent.click(save)
      await isClosed()
      await eventually(() => expect(order().at(-1)).toBe('9 الزراعة'))
      await expect(tiles()).toEqual(['9', '8', '790', '87.8'])
      const row = await findRow(canvas, 'الزراعة')
      await expect(row.getByText('نشطة')).toBeVisible()
      await expect(row.queryByRole('link')).toBeNull()
      await expect(row.getByRole('button', { name: /^زيارة صفحة الزراعة/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
  },
})

/**
 * Spec §4: the button and Escape close the add form without adding anything, and the form is empty
 * when it opens again.
 */
export const AddAndThinkBetter = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, 'الشركات')
    const opener = canvas.getByText('إضافة فئة', { selector: 'button' })
    const open = async () => {
      await userEvent.click(opener)
      return findDialog('إضافة فئة')
    }
    const name = (dialog: Canvas) => dialog.getByRole('textbox', { name: /الاسم بالعربية/ })
    const isBack = async () => {
      await isClosed()
      await eventually(() => expect(opener).toHaveFocus())
      await expect(rows()).toHaveLength(8)
    }
    await step('«إلغاء»', async () => {
      const dialog = await open()
      await userEvent.type(name(dialog), 'الزراعة')
      await userEvent.click(dialog.getByText('إلغاء'))
      await isBack()
    })
    await step('Escape', async () => {
      const dialog = await open()
      await expect(name(dialog)).toHaveValue('')
      await userEvent.type(name(dialog), 'الزراعة{Escape}')
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(await within(question).findByText('إغلاق'))
      await isBack()
    })
  },
})

export const Edit = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const row = await findRow(canvas, 'الشركات')
    await userEvent.click(row.getByRole('button', { name: 'تعديل الشركات' }))
    const dialog = await findDialog('تعديل «الشركات»')
    await step('Spec §4: it opens with the category’s values', async () => {
      const values = dialog.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)
      await expect(values).toEqual([
        'الشركات',
        'Companies',
        'نتائج الشركات وتعييناتها وتوسعها',
        '🏢',
        '#C2410C',
      ])
    })
    const name = dialog.getByRole('textbox', { name: /الاسم بالعربية/ })
    await step(
      'Spec §5: an empty required field is the same alert, and the form stays',
      async () => {
        await userEvent.clear(name)
        await userEvent.click(dialog.getByText('حفظ التعديلات'))
        await alertSays(FILL_REQUIRED)
        await expect(name).toBeInvalid()
        await expect(name).toHaveFocus()
      },
    )
    await step('saving changes the row and keeps its place and its page', async () => {
      await userEvent.type(name, 'شركات المنطقة')
      await userEvent.click(dialog.getByText('حفظ التعديلات'))
      await isClosed()
      const edited = await findRow(canvas, 'شركات المنطقة')
      await expect(order()[1]).toBe('2 شركات المنطقة')
      await expect(edited.getByRole('link')).toHaveAttribute('href', '/business/companies')
    })
  },
})

export const Delete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const press = async () => {
      const row = await findRow(canvas, 'الشركات')
      await userEvent.click(row.getByRole('button', { name: 'حذف الشركات' }))
      return within(
        await screen.findByRole('alertdialog', {
          name: 'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به.',
        }),
      )
    }
    const isAnswered = () =>
      eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
    await step('Spec §8: the exact question; «إلغاء» keeps the category', async () => {
      await userEvent.click((await press()).getByText('إلغاء'))
      await isAnswered()
      await expect(rows()).toHaveLength(8)
    })
    await step('«حذف» removes and renumbers; the next row takes the focus', async () => {
      await userEvent.click((await press()).getByText('حذف'))
      await isAnswered()
      await expect(order().slice(0, 2)).toEqual(['1 الأسواق المالية', '2 الاقتصاد'])
      await expect(tiles()).toEqual(['7', '6', '658', '94'])
      await eventually(() =>
        expect(canvas.getByRole('button', { name: 'حذف الاقتصاد' })).toHaveFocus(),
      )
    })
    await step('the toast brings it back to its place', async () => {
      await userEvent.click(await screen.findByText('تراجع'))
      await eventually(() => expect(order()[1]).toBe('2 الشركات'))
    })
    await step('to where it stood last, if it was moved before', async () => {
      await userEvent.click(
        (await findRow(canvas, 'الشركات')).getByRole('button', { name: /^تغيير موضع/ }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: 'إلى آخر القائمة' }))
      await eventually(() => expect(order()[7]).toBe('8 الشركات'))
      await userEvent.click((await press()).getByText('حذف'))
      await isAnswered()
      await userEvent.click(await screen.findByText('تراجع'))
      await eventually(() => expect(order()[7]).toBe('8 الشركات'))
    })
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'الشركات')
    await expect(row.getByText(/^132\sمقالًا$/)).toBeVisible()
    await expect(isSideways()).toBe(false)
  },
})

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await findRow(canvas, 'الشركات')
    await expect(isSideways()).toBe(false)
  },
})
