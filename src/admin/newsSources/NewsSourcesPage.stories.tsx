import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sampleSources } from '@/content/admin/newsSources'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import { NewsSourcesPage } from './NewsSourcesPage'

const route = '/admin/news'
const meta = preview.meta({ title: 'Admin/NewsSources', parameters: { route } })

const patient = { timeout: 8000 }
const alertSays = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text), patient)
const cards = () => [...document.querySelectorAll<HTMLElement>('#main article')]
const countIs = (count: number) => waitFor(() => expect(cards()).toHaveLength(count), patient)
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
const bulk = () => {
  const bar = within(screen.getByRole('group', { name: 'إجراءات جماعية' }))
  return ['تفعيل', 'تعطيل', 'حذف'].map((name) => bar.getByRole('button', { name }))
}

function cardOf(name: string) {
  const card = screen.getByLabelText(`تحديد ${name}`).closest('article')
  if (!card) throw new Error(`no card of ${name}`)
  return within(card)
}

export const Normal = meta.story({
  play: async ({ canvas, step }) => {
    await countIs(sampleSources.length)
    await step('Spec §3: a source and what was last collected from it', async () => {
      const card = cardOf('دفتر الأسواق')
      for (const text of ['أعمال', 'اكتمل الجمع', '20 نوفمبر 2026', 'مفعّل'])
        await expect(card.getByText(text)).toBeVisible()
      await expect(card.getByText('9,275 مشاهدة')).toBeVisible()
      const source = sampleSources.find(({ source }) => source === 'دفتر الأسواق')
      const [outlet, article] = card.getAllByRole('link')
      await expect(outlet).toHaveAttribute('href', `${source?.sourceUrl}/`)
      await expect(article).toHaveTextContent(source?.title ?? '')
      await expect(article).toHaveAttribute('href', source?.originalLink)
      for (const link of [outlet, article]) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      }
    })
    await step('Spec §3: the error and the processing state are shown', async () => {
      await expect(cardOf('نبراس التقنية').getByText('خطأ في الجمع')).toBeVisible()
      await expect(cardOf('الشوط الثالث').getByText('قيد المعالجة')).toBeVisible()
    })
    await step('Spec §5: nothing selected: bulk actions are disabled and say why', async () => {
      for (const button of bulk()) {
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(button).toHaveAccessibleDescription(/حدّد مصدرًا واحدًا على الأقل/)
        button.click()
      }
      await expect(document.querySelector('[role=alertdialog], [role=alert]')).toBeNull()
    })
    await step('Spec §9: the nine categories', async () => {
      const options = within(canvas.getByLabelText('القسم')).getAllByRole('option')
      await expect(options.map((option) => option.textContent)).toEqual(
        'كل الأقسام، عاجل، رياضة، تكنولوجيا، ترفيه، أعمال، دين، علوم، صحة، ثقافة'.split('، '),
      )
    })
  },
})

export const Filters = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await countIs(sampleSources.length)
    await step('Spec §2: category', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('القسم'), 'technology')
      await countIs(2)
    })
    await step('Spec §2: and status', async () => {
      await userEvent.click(canvas.getByLabelText('خطأ في الجمع'))
      await countIs(1)
    })
    await step('Spec §2: and search; nothing is left, until all is cleared', async () => {
      await userEvent.type(canvas.getByLabelText('بحث في المصادر'), 'زرافة')
      await canvas.findByRole('heading', { name: 'لا نتائج' })
      await userEvent.click(canvas.getByRole('button', { name: 'مسح البحث والتصفية' }))
      await countIs(sampleSources.length)
      await expect(canvas.getByLabelText('بحث في المصادر')).toHaveFocus()
    })
  },
})

export const WrongFilters = meta.story({
  tags: ['state:error'],
  parameters: { route: `${route}?category=videos&status=lost&q=` },
  play: () => countIs(sampleSources.length),
})

export const SelectAll = meta.story({
  parameters: { route: `${route}?category=sports` },
  play: async ({ userEvent, step }) => {
    await countIs(2)
    const all = box('تحديد الكل')
    await step('Spec §2: one selected: some of them', async () => {
      await userEvent.click(box('تحديد ملاعب الضاد'))
      await waitFor(() => expect(all).toBePartiallyChecked())
      for (const button of bulk()) await expect(button).not.toHaveAttribute('aria-disabled')
    })
    await step('Spec §2: select all, then none', async () => {
      await userEvent.click(all)
      await waitFor(() => expect(all).toBeChecked())
      await expect(box('تحديد الشوط الثالث')).toBeChecked()
      await userEvent.click(all)
      await waitFor(() => expect(box('تحديد الشوط الثالث')).not.toBeChecked())
      await expect(all).not.toBePartiallyChecked()
    })
  },
})

export const OwnSwitch = meta.story({
  parameters: { route: `${route}?category=technology` },
  play: async ({ userEvent, step }) => {
    await countIs(2)
    const card = cardOf('رقمنة')
    const own = card.getByRole('switch', { name: 'تفعيل رقمنة' })
    await step('Spec §4: a card’s switch turns that source off, and only that', async () => {
      await userEvent.click(own)
      await expect(own).not.toBeChecked()
      await expect(card.getByText('معطّل')).toBeVisible()
      await expect(cards().map(({ dataset }) => 'off' in dataset)).toEqual(
        cards().map((it) => it.contains(own)),
      )
      await expect(own.closest('article')).toHaveStyle({ borderStyle: 'dashed' })
    })
    await step('and on again', async () => {
      await userEvent.click(own)
      await expect(own).toBeChecked()
      await expect(card.getByText('مفعّل')).toBeVisible()
    })
  },
})

export const BulkActivation = meta.story({
  parameters: { route: `${route}?category=sports` },
  play: async ({ userEvent, step }) => {
    await countIs(2)
    await userEvent.click(box('تحديد الكل'))
    const [activate, deactivate] = bulk()
    if (!activate || !deactivate) throw new Error('no bulk actions')
    await step('Spec §2: deactivate', async () => {
      await userEvent.click(deactivate)
      await alertSays('عُطّل مصدران.')
      await expect(screen.getAllByText('معطّل')).toHaveLength(2)
    })
    await step('Spec §2: activate', async () => {
      await userEvent.click(activate)
      await alertSays('فُعّل مصدران.')
      await expect(screen.getAllByText('مفعّل')).toHaveLength(2)
    })
  },
})

export const BulkRemoval = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await countIs(sampleSources.length)
    const question = () => screen.findByRole('alertdialog')
    const remove = bulk()[2] as HTMLElement
    await step('Spec §5: it asks; «إلغاء» removes nothing', async () => {
      for (const name of ['دفتر الأسواق', 'رقمنة', 'أروقة الحبر'])
        await userEvent.click(box(`تحديد ${name}`))
      await userEvent.click(remove)
      await expect(await question()).toHaveTextContent('هل تريد حذف 3 مصادر؟')
      await userEvent.click(within(await question()).getByRole('button', { name: 'إلغاء' }))
      await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
      await countIs(sampleSources.length)
    })
    await step('«حذف» removes exactly the selected; the focus stays on the action', async () => {
      await userEvent.click(remove)
      await userEvent.click(within(await question()).getByRole('button', { name: 'حذف' }))
      await countIs(sampleSources.length - 3)
      await expect(canvas.queryByText('رقمنة')).toBeNull()
      await waitFor(() => expect(remove).toHaveFocus())
      await expect(remove).toHaveAttribute('aria-disabled', 'true')
    })
    await step('«تراجع» brings them back to their places', async () => {
      await userEvent.click(await screen.findByText('تراجع'))
      await countIs(sampleSources.length)
      await expect(cards()[2]).toHaveTextContent('دفتر الأسواق')
    })
  },
})

export const Retry = meta.story({
  parameters: { route: `${route}?category=technology` },
  play: async ({ userEvent }) => {
    await countIs(2)
    const card = cardOf('نبراس التقنية')
    await userEvent.click(card.getByRole('button', { name: 'إعادة المحاولة مع نبراس التقنية' }))
    await expect(await card.findByText('قيد المعالجة')).toBeVisible()
    await expect(card.queryByText('خطأ في الجمع')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^جارٍ جمع الأخبار/))
  },
})

export const RemoveOne = meta.story({
  parameters: { route: `${route}?category=technology` },
  play: async ({ userEvent }) => {
    await countIs(2)
    await userEvent.click(screen.getByRole('button', { name: 'حذف نبراس التقنية' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('هل تريد حذف المصدر «نبراس التقنية»؟')
    await userEvent.click(within(question).getByRole('button', { name: 'حذف' }))
    await countIs(1)
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('حذف رقمنة'))
  },
})

export const NoSources = meta.story({
  tags: ['state:empty'],
  parameters: { route: '' },
  render: () => <NewsSourcesPage filters={{}} onFiltersChange={fn()} initial={[]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'لا مصادر' })).toBeVisible()
    await expect(box('تحديد الكل')).toBeDisabled()
  },
})

const LONG = 'صحيفة الأقاليم الشرقية والجزر البعيدة وما جاورها من البلدات '.repeat(3)

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '' },
  render: () => (
    <NewsSourcesPage
      filters={{}}
      onFiltersChange={fn()}
      initial={sampleSources.slice(0, 4).map((source, index) => ({
        ...source,
        source: `${LONG}${index}`,
        title: `${LONG}${'بلاانقطاع'.repeat(12)}`,
        sourceUrl: 'javascript:alert(1)',
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('heading', { level: 2 })
    // D-26: an address that is not http(s) is not a link.
    await expect(name?.querySelector('a')).toBeNull()
    await expect(isSideways()).toBe(false)
  },
})

export const PhoneLongText = meta.story({
  ...LongText.input,
  globals: { viewport: { value: 'phone' } },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await countIs(sampleSources.length)
    await expect(isSideways()).toBe(false)
  },
})

export const Tablet = meta.story(tablet)
