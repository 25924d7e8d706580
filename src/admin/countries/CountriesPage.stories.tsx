import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { adminCountries } from '@/content/admin/countries'
import { formatNumber } from '@/lib/arabic'
import { FILL_REQUIRED } from '@/lib/validation'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import { LOGGED_ONLY } from '../loggedOnly'
import { CountryList } from './CountryList'
import { NOT_A_CODE } from './countrySchema'

const route = '/admin/countries'
const meta = preview.meta({
  title: 'Admin/Countries',
  parameters: { route },
  beforeEach: () => void spyOn(console, 'info'),
})

type Canvas = ReturnType<typeof within>
const patient = { timeout: 10_000 }
const eventually = (check: () => unknown) => waitFor(check, patient)

// Storybook's own page contains tables too.
const rows = () => document.querySelectorAll('#main tbody tr')
const findRow = async (canvas: Canvas, name: string) => {
  const row = (await canvas.findByText(name, { selector: 'td b' }, patient)).closest('tr')
  if (!row) throw new Error(`no row of ${name}`)
  return within(row)
}
const toastSays = (text: string) =>
  eventually(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text))
const findDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name }, patient)
  await eventually(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const isClosed = () => eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull())
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
const field = (dialog: Canvas, name: RegExp) => dialog.getByLabelText(name)

export const Normal = meta.story({
  play: async ({ canvas, step }) => {
    const row = await findRow(canvas, 'مصر')
    await step('Spec §2: four tiles; all news are the sum of the column', async () => {
      const figures = Array.from(document.querySelectorAll('#main dl dd'), (it) => it.textContent)
      const news = Array.from(rows(), (it) =>
        Number(it.querySelectorAll('td')[3]?.textContent?.replace(/\D/g, '')),
      )
      await expect(news).toEqual(adminCountries.map(({ newsCount }) => newsCount))
      const total = news.reduce((sum, count) => sum + count, 0)
      await expect(figures).toEqual(['22', '22', '6', formatNumber(total)])
    })
    await step('Spec §2: both names, code, region, news, status, date d/m/y', async () => {
      await expect(rows()).toHaveLength(22)
      for (const text of ['Egypt', 'EG', 'شمال أفريقيا', 'نشطة', '11/3/2025'])
        await expect(row.getByText(text)).toBeVisible()
    })
  },
})

export const Filters = meta.story({
  parameters: { route: `${route}?region=بلاد الشام` },
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, 'لبنان')
    const region = canvas.getByRole('combobox', { name: 'المنطقة' })
    await step('Spec §9: «الكل» and six regions', async () => {
      await expect(within(region).getAllByRole('option')).toHaveLength(7)
      await expect(region).toHaveValue('بلاد الشام')
      await expect(rows()).toHaveLength(4)
    })
    await step('Spec §2: English names whatever the case', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'SYR')
      await eventually(() => expect(rows()).toHaveLength(1))
      await findRow(canvas, 'سوريا')
    })
    await step('another region keeps the search', async () => {
      await userEvent.selectOptions(region, 'الكل')
      await eventually(() => expect(region).toHaveValue(''))
      await expect(canvas.getByRole('searchbox')).toHaveValue('SYR')
      await expect(rows()).toHaveLength(1)
    })
  },
})

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=لبنان&region=الخليج العربي` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('لا نتائج', {}, patient)).toBeVisible()
    await userEvent.click(canvas.getByText('مسح البحث والتصفية'))
    await eventually(() => expect(rows()).toHaveLength(22))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

export const Add = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, 'مصر')
    await userEvent.click(canvas.getByText('إضافة دولة', { selector: 'button' }))
    const dialog = await findDialog('إضافة دولة')
    const save = dialog.getByText('إضافة الدولة')
    await step('Spec §5: five required fields, one alert', async () => {
      await userEvent.click(save)
      await toastSays(FILL_REQUIRED)
      for (const name of [/الاسم بالعربية/, /الاسم بالإنجليزية/, /رمز الدولة/, /العلم/, /المنطقة/])
        await expect(field(dialog, name)).toBeInvalid()
      await expect(field(dialog, /عدد الأخبار/)).toBeValid()
      await expect(field(dialog, /الاسم بالعربية/)).toHaveFocus()
    })
    await step('Spec §5: the code two characters in capitals, the flag four', async () => {
      await userEvent.type(field(dialog, /رمز الدولة/), 'xyz')
      await expect(field(dialog, /رمز الدولة/)).toHaveValue('XY')
      await userEvent.click(field(dialog, /العلم/))
      await userEvent.paste('🇪🇬🇸🇦🇯🇴🇱🇧🇾🇪')
      await expect(field(dialog, /العلم/)).toHaveValue('🇪🇬🇸🇦🇯🇴🇱🇧')
    })
    await step('Spec §3: a code is two letters; what is required is told of first', async () => {
      await userEvent.clear(field(dialog, /رمز الدولة/))
      await userEvent.type(field(dialog, /رمز الدولة/), '1')
      await userEvent.click(save)
      await toastSays(FILL_REQUIRED)
      await userEvent.type(field(dialog, /الاسم بالعربية/), 'بلاد الخيال')
      await userEvent.type(field(dialog, /الاسم بالإنجليزية/), 'Fiction')
      await userEvent.selectOptions(field(dialog, /المنطقة/), 'الشرق الأوسط')
      await userEvent.click(save)
      await toastSays(NOT_A_CODE)
      await expect(field(dialog, /رمز الدولة/)).toHaveAccessibleDescription(
        expect.stringContaining(NOT_A_CODE),
      )
      await expect(field(dialog, /رمز الدولة/)).toHaveFocus()
      await userEvent.clear(field(dialog, /رمز الدولة/))
      await userEvent.type(field(dialog, /رمز الدولة/), 'xy')
    })
    await step('D-4: only logged, and said so; no row comes', async () => {
      await userEvent.click(save)
      await toastSays(LOGGED_ONLY)
      await isClosed()
      await expect(console.info).toHaveBeenCalledWith('country.add', {
        name: 'بلاد الخيال',
        nameEn: 'Fiction',
        code: 'XY',
        flag: '🇪🇬🇸🇦🇯🇴🇱🇧',
        region: 'الشرق الأوسط',
        newsCount: 0,
      })
      await expect(rows()).toHaveLength(22)
    })
  },
})

export const Edit = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const row = await findRow(canvas, 'مصر')
    await userEvent.click(row.getByRole('button', { name: 'تعديل مصر' }))
    const dialog = await findDialog('تعديل «مصر»')
    await step('Spec §2: it opens with the country’s values', async () => {
      await expect(field(dialog, /الاسم بالعربية/)).toHaveValue('مصر')
      await expect(field(dialog, /رمز الدولة/)).toHaveValue('EG')
      await expect(field(dialog, /العلم/)).toHaveValue('🇪🇬')
      await expect(field(dialog, /المنطقة/)).toHaveValue('شمال أفريقيا')
    })
    await step('Spec §5: a name is required, a flag is not', async () => {
      await userEvent.clear(field(dialog, /العلم/))
      await userEvent.clear(field(dialog, /الاسم بالعربية/))
      await userEvent.click(dialog.getByText('حفظ التعديلات'))
      await toastSays(FILL_REQUIRED)
      await expect(field(dialog, /العلم/)).toBeValid()
      await userEvent.type(field(dialog, /الاسم بالعربية/), 'مصر الجديدة')
    })
    await step('D-4: only logged; the row is as before', async () => {
      await userEvent.click(dialog.getByText('حفظ التعديلات'))
      await toastSays(LOGGED_ONLY)
      await isClosed()
      await expect(console.info).toHaveBeenCalledWith(
        'country.edit',
        expect.objectContaining({ id: 3, name: 'مصر الجديدة', flag: '' }),
      )
      await findRow(canvas, 'مصر')
    })
  },
})

export const Delete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const row = await findRow(canvas, 'مصر')
    const press = async () => {
      await userEvent.click(row.getByRole('button', { name: 'حذف مصر' }))
      return within(await screen.findByRole('alertdialog', { name: 'هل تريد حذف هذه الدولة؟' }))
    }
    await step('Spec §8: the exact question; «إلغاء» does nothing', async () => {
      await userEvent.click((await press()).getByText('إلغاء'))
      await eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
      await expect(console.info).not.toHaveBeenCalled()
    })
    await step('D-4: «حذف» is only logged, and said so', async () => {
      await userEvent.click((await press()).getByText('حذف'))
      await toastSays(LOGGED_ONLY)
      await expect(console.info).toHaveBeenCalledWith('country.delete', {
        id: 3,
        name: 'مصر',
      })
      await expect(rows()).toHaveLength(22)
    })
  },
})

const LONG = `جمهورية ${'الأقاليم الشرقية والجزر البعيدة '.repeat(4)}`
const LONG_LATIN = 'Averyveryverylongenglishnamewithoutasinglespaceinit'.repeat(2)

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '', screen: route },
  render: () => (
    <CountryList
      search={{}}
      onSearchChange={fn()}
      onEdit={fn()}
      onDelete={fn()}
      countries={adminCountries.slice(0, 4).map((country) => ({
        ...country,
        name: LONG,
        nameEn: LONG_LATIN,
        newsCount: 1_234_567,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(LONG_LATIN)
    await expect(isSideways()).toBe(false)
  },
})

export const PhoneLongText = meta.story({
  ...LongText.input,
  globals: { viewport: { value: 'phone' } },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'الإمارات')
    await expect(row.getByText('الخليج العربي')).toBeVisible()
    await expect(isSideways()).toBe(false)
  },
})

export const Tablet = meta.story(tablet)
