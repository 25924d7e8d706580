import { expect, screen, spyOn, within } from 'storybook/test'
import { session } from '@/lib/session'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import {
  alertSays,
  type Canvas,
  countRows,
  eventually,
  findRow,
  findText,
  isSideways,
  listOf,
  readCount,
  resolveOffer,
  viewButton,
  writes,
} from './storySteps'

const route = '/admin/contact-messages'
const meta = preview.meta({ title: 'Admin/ContactMessages', parameters: { route } })

export const Normal = meta.story({
  play: async ({ canvas, step }) => {
    const resolved = await findRow(canvas, 'رهف الكيلاني')
    await step('Spec §2: title and counts', async () => {
      await expect(document.querySelector('#main h1')).toHaveTextContent('رسائل التواصل')
      await findText(canvas, /^\d+\sرسالة، منها \d+\sغير مقروءة$/)
    })
    await step('Spec §2: sender, email, subject, category, status, resolved check', async () => {
      for (const text of ['rahaf.k@sanduq.example', 'شكوى', 'رُدّ عليها', 'حُلّت'])
        await expect(within(resolved).getByText(text)).toBeInTheDocument()
      await expect(within(resolved).getByText('تصحيح اسم المدينة في خبر معرض الكتاب')).toBeVisible()
    })
    await step('Spec §9: the date is Arabic (Saudi) long with hour and minute', async () => {
      const time = resolved.querySelector('time')
      await expect(time).toHaveTextContent(/^19 نوفمبر 2026 \d{1,2}:\d{2} [صم]$/)
      await expect(time).toHaveAttribute('datetime', expect.stringMatching(/^2026-11-19T/))
    })
    await step('Spec §4: mark as resolved is offered only where it is not', async () => {
      await expect(resolveOffer(resolved)).toBeNull()
      await expect(resolveOffer(await findRow(canvas, 'جنى السالم'))).toBeEnabled()
    })
  },
})

/** D-17: the Umm al-Qura date is in the tooltip. */
export const UmmAlQuraTooltip = meta.story({
  parameters: { route: listOf('جنى السالم') },
  play: async ({ canvas, userEvent }) => {
    const row = await findRow(canvas, 'جنى السالم')
    await userEvent.hover(within(row).getByText('20 نوفمبر 2026'))
    const tip = await screen.findByRole('tooltip', {}, { timeout: 8000 })
    await expect(tip).toHaveTextContent(/10 جمادى الآخرة 1448/)
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  parameters: { scenario: 'endless' },
  play: async ({ canvas }) => {
    await eventually(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    const spinner = { name: 'جارٍ التحميل: رسائل التواصل' }
    await eventually(() => expect(canvas.getByRole('progressbar', spinner)).toBeVisible())
    await expect(canvas.queryByText('لا توجد رسائل')).toBeNull()
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas, step }) => {
    await step('Spec §8: nothing received yet', async () => {
      await expect(await findText(canvas, 'لم يتم استلام أي رسائل بعد')).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'لا توجد رسائل' })).toBeVisible()
      await expect(canvas.queryByText('لا توجد رسائل تطابق معايير البحث')).toBeNull()
    })
  },
})

export const NoMatches = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=زرافة&status=unread` },
  play: async ({ canvas, userEvent, step }) => {
    await step('Spec §8: nothing matches the search', async () => {
      await expect(await findText(canvas, 'لا توجد رسائل تطابق معايير البحث')).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'لا توجد رسائل' })).toBeVisible()
      await expect(canvas.queryByText('لم يتم استلام أي رسائل بعد')).toBeNull()
      await expect(canvas.getByRole('searchbox')).toHaveValue('زرافة')
      await expect(canvas.getByLabelText('غير مقروءة')).toBeChecked()
    })
    await step('clearing brings every message back and goes to the search box', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'مسح البحث والتصفية' }))
      await expect(await countRows(canvas)).toBe(25)
      const box = canvas.getByLabelText('بحث في الرسائل')
      await expect(box).toHaveFocus()
      await expect(box).toHaveValue('')
      await eventually(() => expect(canvas.getByLabelText('الكل')).toBeChecked())
    })
  },
})

/** Spec §2: invalid values in the address do not break the page. */
export const WrongFilters = meta.story({
  tags: ['state:error'],
  parameters: { route: `${route}?status=deleted&page=minus&q=` },
  play: async ({ canvas }) => {
    await expect(await countRows(canvas)).toBe(25)
    await expect(canvas.getByLabelText('الكل')).toBeChecked()
  },
})

/** D-28b: a failed request shows an error with a retry button, never an empty list. */
const showsError = async ({ canvas }: { canvas: Canvas }) => {
  await alertSays('تعذّر تحميل الرسائل')
  await expect(await findText(canvas, 'إعادة المحاولة')).toBeVisible()
  await expect(canvas.queryByRole('table')).toBeNull()
  await expect(canvas.queryByText('لا توجد رسائل')).toBeNull()
  await expect(canvas.queryByText('لم يتم استلام أي رسائل بعد')).toBeNull()
}

export const ServerError = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'failing' },
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas, userEvent, step }) => {
    await showsError({ canvas })
    await step('Spec §9: it is not tried again by itself; only when asked', async () => {
      await expect(readCount()).toBe(1)
      await userEvent.click(canvas.getByText('إعادة المحاولة'))
      await eventually(() => expect(readCount()).toBe(2))
      await showsError({ canvas })
    })
  },
})

export const NetworkError = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'networkError' },
  play: showsError,
})

export const Unauthorised = meta.story({
  parameters: { scenario: 'unauthorised', session: 'signedOut' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findText(canvas, 'تسجيل الدخول وإعادة المحاولة'))
    await expect(session.get().isSignedIn).toBe(true)
    await findText(canvas, /ما زال الخادم يرفض الطلب/)
    await showsError({ canvas })
  },
})

export const RefreshFails = meta.story({
  tags: ['state:error'],
  parameters: { route: listOf('جنى السالم') },
  play: async ({ canvas, userEvent, step }) => {
    await step('a failed refresh says so, and keeps what had come', async () => {
      await findRow(canvas, 'جنى السالم')
      spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
      await userEvent.click(canvas.getByText('تحديث'))
      await alertSays('تعذّر تحميل الرسائل')
      await expect(await countRows(canvas)).toBe(1)
    })
    await step('and another try mends it', async () => {
      await userEvent.click(canvas.getByText('إعادة المحاولة'))
      await eventually(() => expect(document.querySelector('[role=alert]')).toBeNull())
    })
  },
})

/** D-28b also applies to a list that was empty before. */
export const EmptyRefreshFails = meta.story({
  tags: ['state:empty', 'state:error'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await findText(canvas, 'لم يتم استلام أي رسائل بعد')
    spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.click(canvas.getByText('تحديث'))
    await showsError({ canvas })
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { scenario: 'longText' },
  play: async ({ canvas }) => {
    await countRows(canvas)
    await expect(isSideways()).toBe(false)
    await expect(window).not.toHaveProperty('hacked')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'جنى السالم')
    await expect(within(row).getByText('حُلّت')).toBeVisible()
    await expect(isSideways()).toBe(false)
  },
})

export const PhoneLongText = meta.story({
  tags: ['state:long-text'],
  parameters: { scenario: 'longText' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await countRows(canvas)
    await expect(isSideways()).toBe(false)
  },
})

export const Large = meta.story({
  parameters: { scenario: 'large' },
  play: async ({ canvas, userEvent, step }) => {
    await step('10,000 messages, at most 60 rows', async () => {
      await expect(await countRows(canvas)).toBeLessThanOrEqual(60)
      await expect(document.querySelectorAll('tr').length).toBeLessThanOrEqual(60)
      await findText(canvas, '10,000 من 10,000')
    })
    await step('the whole list is searched', async () => {
      const box = canvas.getByLabelText('بحث في الرسائل')
      await userEvent.type(box, 'زرافة')
      await expect(box).toHaveValue('زرافة')
      await expect(await findText(canvas, 'لا توجد رسائل تطابق معايير البحث')).toBeVisible()
    })
  },
})

/** A page number past the end shows the last page. */
export const LargeLastPage = meta.story({
  parameters: { scenario: 'large', route: `${route}?page=9999` },
  play: async ({ canvas, userEvent }) => {
    await expect(await countRows(canvas)).toBe(25)
    await findText(canvas, '9,976–10,000 من 10,000')
    await userEvent.click(canvas.getByLabelText('السابقة'))
    await findText(canvas, '9,951–9,975 من 10,000')
  },
})

export const ResolveFromTheTable = meta.story({
  parameters: { route: listOf('جنى السالم') },
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas, userEvent, step }) => {
    const row = await findRow(canvas, 'جنى السالم')
    await step('Spec §4: a double click sends one PUT, then the list is read again', async () => {
      await userEvent.dblClick(resolveOffer(row) ?? row)
      await findText(within(row), 'حُلّت')
      await expect(resolveOffer(row)).toBeNull()
      await expect(await writes()).toEqual([
        { address: '/api/contact-messages/{id}/resolved', body: { isResolved: true } },
      ])
      await expect(readCount()).toBe(2)
    })
    await step('the focus goes to the button beside it', async () => {
      await eventually(() => expect(viewButton(row)).toHaveFocus())
    })
  },
})

export const Tablet = meta.story(tablet)
