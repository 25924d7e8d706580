import type { StoryContext } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, patient, settled } from '#.storybook/storyHelpers'
import { SearchOverlay } from './SearchOverlay'

/** نافذة البحث */
const meta = preview.meta({ title: 'Public/Search overlay', parameters: { route: '/sports' } })

const box = () => screen.findByRole('searchbox', { name: 'بحث' }, patient)

async function search(user: StoryContext['userEvent'], text: string) {
  await arrived()
  await user.click(screen.getByRole('button', { name: 'بحث' }))
  await user.type(await box(), text)
}

export const Open = meta.story({
  play: async ({ userEvent }) => {
    await arrived()
    await userEvent.click(screen.getByRole('button', { name: 'بحث' }))
    await box()
    await settled()
  },
})

/** So many results that they scroll (§9). */
export const WithQuery = meta.story({
  play: async ({ userEvent }) => {
    await search(userEvent, 'ا')
    await screen.findByRole('list', { name: 'نتائج' }, patient)
    await settled()
  },
})

/** D-10: the first results for a misspelt query. */
export const LiveResults = meta.story({
  play: async ({ userEvent }) => {
    await search(userEvent, 'مكتبه')
    await screen.findByRole('list', { name: 'نتائج' }, patient)
    await settled()
  },
})

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await search(userEvent, 'قرنبيط')
    await screen.findByText(/^لا نتائج بهذه الكلمات/, undefined, patient)
    await settled()
  },
})

/** Sections and countries are suggested before the search has loaded. */
export const Loading = meta.story({
  parameters: { route: '' },
  render: () => <SearchOverlay open onClose={() => {}} load={() => new Promise(() => {})} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'رياضه')
    await screen.findByRole('link', { name: 'رياضة' })
    await screen.findByRole('progressbar', { name: 'جارٍ تحميل البحث' }, patient)
    // Not `settled`: the placeholder's pulse animation never ends.
  },
})

const failToLoad = () => Promise.reject(new Error('offline'))

export const LoadFailure = meta.story({
  parameters: { route: '' },
  render: () => <SearchOverlay open onClose={() => {}} load={failToLoad} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'مكتبه')
    await screen.findByRole('alert')
  },
})

export const Phone = meta.story({
  ...LiveResults.input,
  globals: { viewport: { value: 'phone' } },
})
