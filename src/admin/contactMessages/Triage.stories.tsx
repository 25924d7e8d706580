import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { eventually, fitsTheWidth, patient } from '#.storybook/storyHelpers'

const route = '/admin/contact-messages'
/** فرز رسائل التواصل */
const meta = preview.meta({ title: 'Admin/ContactMessage triage', parameters: { route } })

const wide = { globals: { viewport: { value: 'twoPanes' } } }
const pane = async () => {
  const found = await screen.findByRole('navigation', { name: 'الرسائل المجاورة' }, patient)
  return within(found.closest('section, [role=dialog]') as HTMLElement)
}

/** From 1440 px an open message is beside the list. */
export const TwoPanes = meta.story({
  ...wide,
  parameters: { route: `${route}?message=41` },
  play: async () => {
    await (await pane()).findByText(/^1 من 41$/, {}, patient)
  },
})

/** Below, a dialog with the same steps. At the last message the step on is disabled. */
export const Dialog = meta.story({
  tags: ['state:normal'],
  parameters: { route: `${route}?message=1` },
  play: async () => {
    await (await pane()).findByText('41 من 41', {}, patient)
  },
})

/** The list shows the page that has the message of a link, also if the link has no page or another. */
export const OnItsPage = meta.story({
  ...wide,
  parameters: { route: `${route}?message=1` },
  play: async () => {
    await eventually(() => expect(document.querySelector('tr[aria-current=true]')).toBeVisible())
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
  play: async ({ canvas }) => {
    await canvas.findByLabelText('من يوم', {}, patient)
    await fitsTheWidth()
  },
})

export const MoreFiltersPhone = meta.story({ ...MoreFilters.input, globals: phone.globals })

export const Board = meta.story(screenBoard)
