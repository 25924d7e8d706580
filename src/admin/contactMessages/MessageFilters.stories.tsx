import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ContactMessagesPage } from './ContactMessagesPage'
import type { MessageFilters } from './messageFilters'
import { eventually, findText } from './storySteps'

type PageProps = ComponentProps<typeof ContactMessagesPage>

/** The screen with its filters in React state instead of the address; the button simulates Back. */
function WithAddress({ filters: initial, onFiltersChange }: PageProps) {
  const [filters, setFilters] = useState<MessageFilters>(initial)
  return (
    <>
      <ContactMessagesPage
        filters={filters}
        onFiltersChange={(next, cause) => {
          onFiltersChange(next, cause)
          setFilters(next)
        }}
      />
      <button type="button" onClick={() => setFilters(initial)}>
        رجوع
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Admin/ContactMessages filters',
  component: ContactMessagesPage,
  render: (args: PageProps) => <WithAddress {...args} />,
  args: { filters: {}, onFiltersChange: fn() },
})

export const SearchWritesTheAddress = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    await findText(canvas, /^\d+ من \d+$/)
    await step('Spec §5: search matches the email whatever its case, at once', async () => {
      await userEvent.type(canvas.getByLabelText('بحث في الرسائل'), 'JANA.s@')
      await expect(await findText(canvas, /^1 من \d+$/)).toBeVisible()
    })
    await step('the address is written when the typing rests, without a step Back', async () => {
      await eventually(() => expect(args.onFiltersChange).toHaveBeenCalled())
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ q: 'JANA.s@' }, 'typing')
    })
    await step('an emptied search leaves the address bare', async () => {
      await userEvent.clear(canvas.getByLabelText('بحث في الرسائل'))
      await eventually(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith({}, 'typing'))
    })
  },
})

export const SearchForgivesSpelling = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findText(canvas, /^\d+ من \d+$/)
    // the seed data contains «الإشعارات لا تصل إلى هاتفي»
    await userEvent.type(canvas.getByLabelText('بحث في الرسائل'), 'الاشعارات لا تصل الي')
    await expect(await findText(canvas, /^1 من \d+$/)).toBeVisible()
  },
})

export const StatusWritesTheAddress = meta.story({
  args: { filters: { page: 2 } },
  play: async ({ canvas, args, userEvent, step }) => {
    await findText(canvas, /^26–/)
    await step('Spec §2: all, unread, read, replied', async () => {
      const labels = canvas
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent)
      await expect(labels).toEqual(['الكل', 'غير مقروءة', 'مقروءة', 'رُدّ عليها'])
    })
    await step('a status is a step of its own and starts at the first page', async () => {
      await userEvent.click(canvas.getByLabelText('رُدّ عليها'))
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ status: 'replied' }, 'filter')
      await eventually(() =>
        expect(canvas.queryByText('غير مقروءة', { selector: 'td *' })).toBeNull(),
      )
    })
    await step('a search that has not settled yet goes along', async () => {
      await userEvent.type(canvas.getByLabelText('بحث في الرسائل'), 'سمير ')
      await userEvent.click(canvas.getByLabelText('الكل'))
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ q: 'سمير' }, 'filter')
    })
  },
})

export const PageWritesTheAddress = meta.story({
  args: { filters: { status: 'unread' } },
  parameters: { scenario: 'large' },
  play: async ({ canvas, args, userEvent }) => {
    await findText(canvas, /^1–25 من/)
    await userEvent.click(canvas.getByLabelText('التالية'))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      { status: 'unread', page: 2 },
      'page',
    )
    await expect(await findText(canvas, /^26–50 من/)).toBeVisible()
    await userEvent.click(canvas.getByLabelText('السابقة'))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ status: 'unread' }, 'page')
  },
})

/**
 * Back, a link and a hand-edited address change the filters from outside: the search field follows.
 */
export const FollowsTheAddress = meta.story({
  args: { filters: { q: 'جنى' } },
  play: async ({ canvas, args, userEvent }) => {
    await findText(canvas, /^1 من \d+$/)
    const box = canvas.getByLabelText('بحث في الرسائل')
    await userEvent.clear(box)
    await userEvent.type(box, 'زياد')
    await eventually(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({ q: 'زياد' }, 'typing'),
    )
    await userEvent.click(canvas.getByText('رجوع'))
    await eventually(() => expect(box).toHaveValue('جنى'))
    await expect(await findText(canvas, 'jana.s@bareed.example')).toBeVisible()
  },
})
