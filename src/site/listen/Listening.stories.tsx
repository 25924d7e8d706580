import type { StoryContext } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, fitsTheWidth, patient } from '#.storybook/storyHelpers'
import { installFakeVoice } from './fakeVoice.storyHelpers'
import { stopListening } from './speaker'

/** الاستماع إلى القصة */
const meta = preview.meta({
  title: 'Public/Listening',
  parameters: { route: '/sports' },
  beforeEach: () => {
    const { speechSynthesis, SpeechSynthesisUtterance } = window
    installFakeVoice()
    return () => {
      stopListening()
      Object.assign(window, { SpeechSynthesisUtterance })
      Object.defineProperty(window, 'speechSynthesis', {
        value: speechSynthesis,
        configurable: true,
      })
    }
  },
})

const player = () => screen.findByRole('group', { name: 'الاستماع' }, patient)

async function startBulletin({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  await arrived()
  await userEvent.click(await screen.findByRole('button', { name: 'استمع إلى العناوين' }, patient))
  await userEvent.click(within(await player()).getByRole('button', { name: 'التالي' }))
  await fitsTheWidth()
}

export const Bulletin = meta.story({ play: startBulletin })

export const BulletinOnPhone = meta.story({
  ...Bulletin.input,
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
})

export const StoryPaused = meta.story({
  parameters: { route: '/sports?story=sports-football-1' },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await sheet.findByRole('button', { name: 'استمع' }, patient))
    await userEvent.click(within(await player()).getByRole('button', { name: 'إيقاف مؤقت' }))
  },
})
