import { expect, screen, within } from 'storybook/test'
import { savedInterests } from '@/saved/interests'
import { logIn, press } from '@/site/auth/AuthDialog.storyHelpers'
import preview from '../../preview'
import { arrived, isAt, isGone, patient } from '../../storyHelpers'

/** القارئ */
const meta = preview.meta({
  title: 'Journeys/Reader',
  parameters: { route: '/' },
})

export const FindsASection = meta.story({
  name: 'Searches, and goes on to a country',
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    await step('searches in the header, with a typing error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بحث' }))
      await userEvent.type(
        await screen.findByRole('searchbox', { name: 'بحث' }, patient),
        'مصر{Enter}',
      )
      await isAt('نتائج البحث عن «مصر»')
    })
    await step('opens the country among the results', async () => {
      const places = within(
        await canvas.findByRole('region', { name: 'أقسام ودول بهذا الاسم' }, patient),
      )
      await userEvent.click(places.getByRole('link', { name: /مصر/ }))
      await isAt('جمهورية مصر العربية')
    })
  },
})

export const SignsIn = meta.story({
  name: 'Signs in, and chooses what to follow',
  parameters: { session: 'signedOut' },
  beforeEach: () => void savedInterests.save(['sports']),
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    await step('signs in from the header', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'تسجيل الدخول' }))
      await logIn(userEvent)
    })
    await step('adds science to the interests', async () => {
      await userEvent.click(screen.getByText('علوم', { selector: '[role=dialog] *' }))
      await press(userEvent, 'حفظ التفضيلات')
      await isGone('dialog')
    })
    await step('finds it on the dashboard', async () => {
      await isAt('أهلًا نورة')
      await expect(savedInterests.get()).toEqual(['sports', 'science'])
    })
  },
})
