import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { eventually, fitsTheWidth, patient } from '#.storybook/storyHelpers'
import { button } from './ContactMessages.storyHelpers'

const route = '/admin/contact-messages'
/** فرز رسائل التواصل */
const meta = preview.meta({ title: 'Admin/ContactMessage triage', parameters: { route } })

const wide = { globals: { viewport: { value: 'twoPanes' } } }
const pane = async () => {
  const found = await screen.findByRole('navigation', { name: 'الرسائل المجاورة' }, patient)
  return within(found.closest('section, [role=dialog]') as HTMLElement)
}

/** From 1440 px an open message is beside the list; j and k go through it. */
export const TwoPanes = meta.story({
  ...wide,
  parameters: { route: `${route}?message=41` },
  play: async ({ userEvent }) => {
    const open = await pane()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(await open.findByText(/^1 من 41$/, {}, patient)).toBeVisible()
    const title = () => open.getByRole('heading', { level: 2 }).textContent
    const before = title()
    await userEvent.click(button(open, 'الرسالة التالية'))
    await eventually(() => expect(title()).not.toBe(before))
    await expect(document.querySelectorAll('tr[aria-current=true]')).toHaveLength(1)
  },
})

/** Below, a dialog with the same steps. At the last message the step on is disabled. */
export const Dialog = meta.story({
  tags: ['state:normal'],
  parameters: { route: `${route}?message=1` },
  play: async () => {
    const open = await pane()
    await expect(screen.getByRole('dialog')).toContainElement(open.getByText('41 من 41'))
    await expect(button(open, 'الرسالة التالية')).toHaveAttribute('aria-disabled', 'true')
  },
})

/** The list shows the page that has the message of a link, also if the link has no page or another. */
export const OnItsPage = meta.story({
  ...wide,
  parameters: { route: `${route}?message=1` },
  play: async () => {
    await pane()
    await eventually(() =>
      expect(document.querySelectorAll('tr[aria-current=true]')).toHaveLength(1),
    )
  },
})

/** The message of a link, although the filter of the link hides it. */
export const OutsideOfList = meta.story({
  parameters: { route: `${route}?message=1&q=زرافة` },
  play: async () => {
    await (await pane()).findByText('خارج القائمة', {}, patient)
  },
})

export const UnknownMessage = meta.story({
  tags: ['state:error'],
  parameters: { route: `${route}?message=none` },
  play: async () => {
    await screen.findByText('لا رسالة بهذا الرابط. ربما حُذفت بعد نسخه.', {}, patient)
  },
})

/** Category, days, and the unread ones first. */
export const MoreFilters = meta.story({
  parameters: { route: `${route}?category=دعم تقني&first=unread&from=2026-11-01` },
  play: async ({ canvas, step }) => {
    const from = await canvas.findByLabelText('من يوم', {}, patient)
    await expect(from).toHaveValue('2026-11-01')
    await expect(canvas.getByLabelText('غير المقروءة أولًا')).toBeChecked()
    await step(
      'a year that is half typed stays in the field, and is refused beside it',
      async () => {
        from.focus()
        fireEvent.change(from, { target: { value: '0002-11-05' } })
        await expect(from).toHaveValue('0002-11-05')
        // Firefox empties all parts of the day when this attribute is written.
        await expect(from).toHaveAttribute('value', '2026-11-01')
        from.blur()
        await waitFor(() => expect(from).toBeInvalid())
        await expect(from).toHaveValue('2026-11-01')
        fireEvent.keyDown(from, { key: '1' })
        await waitFor(() => expect(from).toBeValid())
      },
    )
    await step('a whole day is the filter', async () => {
      fireEvent.change(from, { target: { value: '2026-11-05' } })
      fireEvent.focusOut(from)
      await expect(from).toBeValid()
      await expect(from).toHaveValue('2026-11-05')
    })
  },
})

export const MoreFiltersPhone = meta.story({
  ...MoreFilters.input,
  globals: phone.globals,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('من يوم', {}, patient)
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
