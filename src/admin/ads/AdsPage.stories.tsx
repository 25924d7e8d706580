import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
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

const meta = preview.meta({
  title: 'Admin/Ads',
  parameters: { route: '/admin/ads' },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => {})
  },
})

const ACTIVE = 'الإعلانات النشطة'
const PAUSED = 'الإعلانات المتوقفة'
const QUESTION = 'هل تريد حذف هذا الإعلان نهائياً؟'
const phone = { viewport: { value: 'phone' } }

const tiles = () =>
  Array.from(document.querySelectorAll('#main > dl > div, #main dl:first-of-type > div'))
    .slice(0, 4)
    .map(({ textContent }) => textContent)
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const openTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }))
const field = (row: HTMLElement, label: string) => within(row).getByLabelText(label)

async function fill(row: HTMLElement, label: string, text: string) {
  await userEvent.clear(field(row, label))
  await userEvent.click(field(row, label))
  await userEvent.paste(text)
}

export const Active = meta.story({
  play: async ({ canvas, step }) => {
    await step('§2: the active ads in the order of their priority', async () => {
      await expect(await rowsOf(ACTIVE)).toEqual([
        '1 حقيبة السفر الخفيفة',
        '2 دورات اللغة المسائية',
        '3 تطبيق ميزانية البيت',
        '4 نادي القراءة الشهري',
      ])
    })
    await step('§2: four tiles', async () => {
      await expect(tiles()).toEqual([
        'إعلانات نشطة4',
        'إعلانات متوقفة2',
        'إجمالي الظهور1.3 مليون',
        'متوسط نسبة النقر0.54%',
      ])
    })
    await step('§2: four tabs, campaigns with their count', async () => {
      await expect(tabs()).toEqual(['الإعلانات النشطة4', 'المتوقفة2', 'الحملات5', 'التحليلات'])
      await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(ACTIVE)
    })
    await step('§2: «save changes» only when there are unsaved changes', async () => {
      await expect(saveButton()).toBeNull()
      await expect(pending()).toBe('')
      await expect(canvas.getByRole('button', { name: 'إضافة إعلان جديد' })).toBeVisible()
    })
    await step('§2: a card has image, name, link, place, size, figures, campaign', async () => {
      const card = await rowAt(ACTIVE, 1)
      await expect(
        within(card).getByRole('img', { name: 'معاينة الإعلان بمقاس 728×90' }),
      ).toBeVisible()
      const link = within(card).getByRole('link')
      await expect(link).toHaveAttribute('href', 'https://travel.example/light-bag')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      for (const words of ['الرئيسية، أعلى الصفحة', '728×90', '482,310', '3,857', 'موسم الرحلات'])
        await expect(card).toHaveTextContent(words)
    })
    await step('§2, §9: the rate is good from 0.5 on, said in words too', async () => {
      const rateOf = async (order: number) =>
        (await rowAt(ACTIVE, order)).querySelector('[data-good]')
      await expect(await rateOf(1)).toHaveTextContent('0.80% جيدة، 0.5% أو أكثر')
      await expect(await rateOf(1)).toHaveAttribute('data-good', 'true')
      await expect(await rateOf(3)).toHaveTextContent('0.30% ضعيفة، دون 0.5%')
      await expect(await rateOf(3)).toHaveAttribute('data-good', 'false')
    })
  },
})

export const Paused = meta.story({
  parameters: { route: '/admin/ads?tab=paused' },
  play: async () => {
    await expect(await rowsOf(PAUSED)).toEqual(['5 مقعد بجوار النافذة', '6 عدّة الحديقة الصغيرة'])
  },
})

export const Campaigns = meta.story({
  parameters: { route: '/admin/ads?tab=campaigns' },
  play: async ({ canvas }) => {
    // §2: ad count, total budget in $, impressions and clicks
    const trips = await canvas.findByRole('region', { name: 'موسم الرحلات' })
    for (const words of ['إعلانان', '$25,500', '578,710', '4,358', 'مقعد بجوار النافذة'])
      await expect(trips).toHaveTextContent(words)
    await expect(canvas.getAllByRole('region')).toHaveLength(5)
  },
})

export const Analytics = meta.story({
  parameters: { route: '/admin/ads?tab=analytics' },
  play: async ({ canvas, step }) => {
    const rows = async (name: string) =>
      within(await canvas.findByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
    await step('§2: impressions and ad count per page', async () => {
      await expect(await rows('الظهور حسب الصفحة')).toEqual([
        'الرئيسية 3 إعلانات652,510 مرات ظهور',
        'الأخبار إعلان واحد311,940 ظهورًا',
        'كل الأقسام إعلان واحد205,677 ظهورًا',
        'كل الدول إعلان واحد128,452 ظهورًا',
      ])
    })
    await step('§2: clicks and ad count per size type', async () => {
      const types = await rows('النقرات حسب نوع المقاس')
      await expect(types).toHaveLength(5)
      await expect(types[2]).toBe('شريط إعلانان868 نقرة')
    })
  },
})

export const Instructions = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('قبل أن تبدأ')
    // §2: the five instructions in the box
    for (const words of [
      /الظاهرة على الموقع الآن/,
      /من دون حذفه/,
      /أولوية العرض/,
      /قبل التفعيل/,
      /بالتحليلات/,
    ])
      await expect(canvas.getByText(words)).toBeVisible()
  },
})

export const PausesAndResumes = meta.story({
  play: async ({ step }) => {
    await rowsOf(ACTIVE)
    await step('§4: pausing is instant, and counts at once', async () => {
      await press('إيقاف «تطبيق ميزانية البيت» مؤقتًا')
      await expect(await rowsOf(ACTIVE)).toHaveLength(3)
      await expect(tiles().slice(0, 2)).toEqual(['إعلانات نشطة3', 'إعلانات متوقفة3'])
      await expect(pending()).toBe(PENDING)
    })
    await step('the focus stays on the card in its place', async () => {
      await expect(inRow(await rowAt(ACTIVE, 3), /^إيقاف/)).toHaveFocus()
    })
    await step(
      '§4: resuming, any number of times; still unsaved (updatedAt has changed)',
      async () => {
        await openTab(/المتوقفة/)
        for (const _ of [1, 2]) {
          await press('تشغيل «تطبيق ميزانية البيت»')
          await openTab(/النشطة/)
          await press('إيقاف «تطبيق ميزانية البيت» مؤقتًا')
          await openTab(/المتوقفة/)
        }
        await press('تشغيل «تطبيق ميزانية البيت»')
        await openTab(/النشطة/)
        await expect((await rowsOf(ACTIVE))[2]).toBe('3 تطبيق ميزانية البيت')
        await expect(pending()).toBe(PENDING)
      },
    )
  },
})

export const Edits = meta.story({
  play: async ({ step }) => {
    await open(ACTIVE, 2)
    const row = await rowAt(ACTIVE, 2)
    await step('§3, §5: the fields, each of its kind', async () => {
      const labels = Array.from(row.querySelectorAll('form label')).map((it) => it.textContent)
      await expect(labels).toEqual([
        'اسم الإعلان',
        'الاسم بالإنجليزية',
        'الرابط',
        'رابط الصورة',
        'الصفحة',
        'الموضع',
        'المقاس',
        'اسم الحملة',
        'الميزانية ($)',
        'تاريخ البداية',
        'تاريخ النهاية',
      ])
      await expect(field(row, 'الرابط')).toHaveAttribute('type', 'url')
      await expect(field(row, 'الميزانية ($)')).toHaveAttribute('type', 'number')
      await expect(field(row, 'تاريخ البداية')).toHaveAttribute('type', 'date')
    })
    await step('D-25: an edit applies live, and marks unsaved changes', async () => {
      await fill(row, 'اسم الإعلان', 'دورات الصباح')
      await expect(row.querySelector('h2')).toHaveTextContent('دورات الصباح')
      await expect(pending()).toBe(PENDING)
      await expect(row.querySelector('form time')).toHaveTextContent('20 نوفمبر 2026')
    })
    await step(
      '§9: another page brings its own positions; sizes are those of the catalogue',
      async () => {
        await userEvent.selectOptions(field(row, 'الصفحة'), 'egypt')
        await expect(row).toHaveTextContent('مصر، رأس الدولة')
        await userEvent.selectOptions(field(row, 'الموضع'), 'between-categories')
        await expect(row).toHaveTextContent('مصر، بين الفئات')
        await userEvent.selectOptions(field(row, 'المقاس'), '160×600')
        await expect(within(row).getByRole('img')).toHaveAccessibleName(/160×600/)
      },
    )
  },
})

export const EditsFreely = meta.story({
  play: async ({ step }) => {
    await open(ACTIVE, 2)
    const row = await rowAt(ACTIVE, 2)
    await step('D-26: what is no http(s) address is text', async () => {
      await fill(row, 'الرابط', 'javascript:alert(1)')
      await expect(within(row).queryByRole('link')).toBeNull()
    })
    await step('D-25: a budget is a whole number from 0', async () => {
      const budget = field(row, 'الميزانية ($)')
      for (const [pasted, kept] of [
        ['1200.9', 1200],
        ['-250', 0],
      ] as const) {
        await userEvent.clear(budget)
        await userEvent.paste(pasted)
        await userEvent.tab()
        await expect(budget).toHaveValue(kept)
        await userEvent.click(budget)
      }
    })
    await step('D-25: an end before the start is a warning, not a block', async () => {
      await userEvent.clear(field(row, 'تاريخ النهاية'))
      await userEvent.type(field(row, 'تاريخ النهاية'), '2026-10-01')
      await expect(field(row, 'تاريخ النهاية')).toHaveAccessibleDescription(
        'تاريخ النهاية قبل البداية.',
      )
      await expect(field(row, 'تاريخ النهاية')).not.toHaveAttribute('aria-invalid', 'true')
    })
    await step('D-25: the toggle only leaves edit mode', async () => {
      await userEvent.click(inRow(row, /^تعديل/))
      await expect(row.querySelector('form')).toBeNull()
      await expect(within(row).queryByRole('link')).toBeNull()
    })
  },
})

export const AddsAndSaves = meta.story({
  parameters: { route: '/admin/ads?tab=paused' },
  play: async ({ step }) => {
    await rowsOf(PAUSED)
    await press('إضافة إعلان جديد')
    const dialog = await screen.findByRole('dialog', { name: 'إضافة إعلان جديد' })
    await step('§2: the choices are not used, and the dialog says what can be done', async () => {
      await userEvent.selectOptions(within(dialog).getByLabelText('الصفحة'), 'egypt')
      await userEvent.selectOptions(within(dialog).getByLabelText('نوع الإعلان'), 'skyscraper')
      await expect(dialog).toHaveTextContent('غيّر الصفحة والمقاس بعد إنشائه')
      await press('إضافة الإعلان')
    })
    await step('§4: every default, last in priority, active, open in edit', async () => {
      await eventually(async () => expect((await rowsOf(ACTIVE)).at(-1)).toBe('7 إعلان جديد'))
      const row = await rowAt(ACTIVE, 5)
      await expect(row).toHaveTextContent('الرئيسية، أعلى المحتوى')
      await expect(field(row, 'الاسم بالإنجليزية')).toHaveValue('New Advertisement')
      await expect(field(row, 'المقاس')).toHaveValue('300×250')
      await expect(field(row, 'اسم الحملة')).toHaveValue('New Campaign')
      await expect(field(row, 'الميزانية ($)')).toHaveValue(10000)
      await expect(field(row, 'تاريخ البداية')).toHaveValue('2026-11-20')
      await expect(field(row, 'تاريخ النهاية')).toHaveValue('2026-12-20')
      await eventually(() => expect(field(row, 'اسم الإعلان')).toHaveFocus())
      await expect(pending()).toBe(PENDING)
    })
    await step('§4: saving clears the flag and alerts', async () => {
      await press('حفظ التغييرات')
      await alertSays('تم حفظ التغييرات بنجاح وسيتم تطبيقها على الموقع المباشر')
      await expect(pending()).toBe('')
      await expect(saveButton()).toBeNull()
      await expect(console.info).toHaveBeenCalledTimes(1)
      await expect(console.info).toHaveBeenCalledWith(
        '[ads] saved',
        expect.toSatisfy((ads: { id: string; priority: number }[]) =>
          Boolean(ads.length === 7 && ads[6]?.id.startsWith('ad_') && ads[6].priority === 7),
        ),
      )
    })
  },
})

export const DeletesAndUndoes = meta.story({
  play: async ({ step }) => {
    await rowsOf(ACTIVE)
    await press('حذف «دورات اللغة المسائية»')
    await step('§8: exactly this question; «إلغاء» keeps the ad', async () => {
      await answerWith(QUESTION, 'إلغاء')
      await expect(await rowsOf(ACTIVE)).toHaveLength(4)
    })
    await step('§4: confirmed, it is removed', async () => {
      await press('حذف «دورات اللغة المسائية»')
      await answerWith(QUESTION, 'حذف')
      await expect((await rowsOf(ACTIVE))[1]).toBe('2 تطبيق ميزانية البيت')
      await expect(tiles()[0]).toBe('إعلانات نشطة3')
      await expect(pending()).toBe(PENDING)
    })
    await step('undone from the toast, nothing is left to save', async () => {
      await press('تراجع')
      await eventually(async () => expect((await rowsOf(ACTIVE))[1]).toBe('2 دورات اللغة المسائية'))
      await expect(pending()).toBe('')
    })
  },
})

export const Reorders = meta.story({
  play: async ({ step }) => {
    await rowsOf(ACTIVE)
    await step('D-25: in a filtered tab, by the menu, in the whole list', async () => {
      await press('إيقاف «دورات اللغة المسائية» مؤقتًا')
      await userEvent.click(inRow(await rowAt(ACTIVE, 2), /^تغيير موضع/))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'إلى أول القائمة' }))
      await expect(await rowsOf(ACTIVE)).toEqual([
        '1 تطبيق ميزانية البيت',
        '2 حقيبة السفر الخفيفة',
        '4 نادي القراءة الشهري',
      ])
    })
    await step('§4: by keyboard', async () => {
      inRow(await rowAt(ACTIVE, 3), /^نقل/).focus()
      await userEvent.keyboard(' ')
      await eventually(() => expect(screen.getByText(/^رُفع «نادي/)).toBeInTheDocument())
      await userEvent.keyboard('{ArrowUp}')
      await eventually(() => expect(screen.getByText(/في الموضع 2 من 3/)).toBeInTheDocument())
      await userEvent.keyboard(' ')
      await eventually(async () =>
        expect(await rowsOf(ACTIVE)).toEqual([
          '1 تطبيق ميزانية البيت',
          '2 نادي القراءة الشهري',
          '3 حقيبة السفر الخفيفة',
        ]),
      )
      await expect(pending()).toBe(PENDING)
    })
  },
})

/** Unsaved changes survive a change of tab, and leaving the page asks for confirmation (D-24). */
export const LeavingAsks = meta.story({
  play: async ({ canvas }) => {
    await rowsOf(ACTIVE)
    await press('إيقاف «تطبيق ميزانية البيت» مؤقتًا')
    await openTab(/التحليلات/)
    await expect(document.querySelector('[role=alertdialog]')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'المستخدمون' }))
    await answerWith(LEAVE, 'إلغاء')
    await openTab(/النشطة/)
    await expect(await rowsOf(ACTIVE)).toHaveLength(3)
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/admin/ads?tab=paused' },
  play: async ({ canvas, step }) => {
    await rowsOf(PAUSED)
    await press('تشغيل «مقعد بجوار النافذة»')
    await press('تشغيل «عدّة الحديقة الصغيرة»')
    await step('a tab of none says so, and takes the focus', async () => {
      const title = canvas.getByRole('heading', { name: 'لا توجد إعلانات متوقفة' })
      await eventually(() => expect(title).toHaveFocus())
    })
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone,
  play: async () => {
    await open(ACTIVE, 1)
    const row = await rowAt(ACTIVE, 1)
    const paste = async (label: string, text: string) => {
      await userEvent.click(field(row, label))
      await userEvent.paste(text)
    }
    await paste('اسم الإعلان', ` ${'اسم طويل جدًا لا ينتهي '.repeat(10)}${'ا'.repeat(90)}`)
    await paste('الرابط', `/${'a'.repeat(200)}`)
    await paste('اسم الحملة', 'ح'.repeat(90))
    await fill(row, 'الميزانية ($)', '999999999999')
    await expect(isSideways()).toBe(false)
    await openTab(/الحملات/)
    await expect(isSideways()).toBe(false)
  },
})

export const Phone = meta.story({
  globals: phone,
  play: async () => {
    await expect(await rowsOf(ACTIVE)).toHaveLength(4)
    await expect(isSideways()).toBe(false)
  },
})

export const Tablet = meta.story(tablet)

export const PhoneCampaigns = meta.story({
  globals: phone,
  parameters: { route: '/admin/ads?tab=campaigns' },
})

export const PhoneAnalytics = meta.story({
  globals: phone,
  parameters: { route: '/admin/ads?tab=analytics' },
})

export const DarkEditing = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await open(ACTIVE, 1)
    await expect((await rowAt(ACTIVE, 1)).querySelector('form')).toBeVisible()
  },
})
