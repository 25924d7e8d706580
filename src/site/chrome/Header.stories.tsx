import type { StoryContext } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, settled } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import { savedSettings } from '@/saved/readerSettings'

// The section pages are short, so the whole header is visible, with a current section.
/** الترويسة */
const meta = preview.meta({ title: 'Public/Header', parameters: { route: '/sports' } })

async function openMenu({ userEvent }: Pick<StoryContext, 'userEvent'>, button: string | RegExp) {
  await arrived()
  await userEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('menu')
  await settled()
}

export const SignedIn = meta.story({ play: arrived })

export const MoreMenu = meta.story({ play: (context) => openMenu(context, 'المزيد') })

/** Spec §2: 22 countries in two columns, aligned with the edge of the button. */
export const CountriesMenu = meta.story({ play: (context) => openMenu(context, 'الدول') })

export const AccountMenu = meta.story({ play: (context) => openMenu(context, /^حساب نورة/) })

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'

/** Spec §3: a long name and a picture, in the menu and on its button. */
export const LongNameInAccountMenu = meta.story({
  beforeEach: () =>
    void savedSettings.save({
      ...sampleSettings,
      name: `${LONG}${LONG} ${LONG}`,
      email: `${'noura.alsaleh'.repeat(5)}@bareed.example`,
      phone: '',
      avatar:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    }),
  play: async (context) => {
    await openMenu(context, /^حساب أبجد/)
    const paper = screen.getByRole('menu').closest('.MuiPaper-root')
    await expect(paper?.scrollWidth).toBe(paper?.clientWidth)
  },
})

export const SignedOut = meta.story({
  play: arrived,
  parameters: { session: 'signedOut' },
})

const onPhone = { play: arrived, globals: { viewport: { value: 'phone' } } }

export const Phone = meta.story(onPhone)

export const SignedOutOnPhone = meta.story({
  ...onPhone,
  parameters: { session: 'signedOut' },
})
