import { useRouterState } from '@tanstack/react-router'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, isGone, patient, settled } from '#.storybook/storyHelpers'
import { Header } from '@/site/chrome/Header'

/** مفاتيح نافذة البحث */
const meta = preview.meta({ title: 'Public/Search overlay keys', parameters: { route: '/sports' } })

const box = () => screen.findByRole('searchbox', { name: 'بحث' }, patient)
const isClosed = () => isGone('dialog')

export const Closes = meta.story({
  tags: ['developer'],
  name: 'Closing clears, focus returns',
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    const button = canvas.getByRole('button', { name: 'بحث' })
    await step('§2, §4 Escape closes it', async () => {
      await userEvent.click(button)
      await userEvent.type(await box(), 'زلزال')
      await userEvent.keyboard('{Escape}')
      await isClosed()
      await expect(button).toHaveFocus()
      await userEvent.click(button)
      await expect(await box()).toHaveValue('')
    })
    await step('§2, §4 its button closes it', async () => {
      await userEvent.type(await box(), 'زلزال')
      await userEvent.click(screen.getByRole('button', { name: 'إغلاق البحث' }))
      await isClosed()
      await userEvent.click(button)
      await expect(await box()).toHaveValue('')
    })
    await settled()
  },
})

export const Shortcuts = meta.story({
  play: async ({ userEvent, step }) => {
    await arrived()
    await step('«/» opens it, and is an ordinary character in the field', async () => {
      await userEvent.keyboard('/')
      await expect(await box()).toHaveValue('')
      await userEvent.keyboard('/')
      await expect(await box()).toHaveValue('/')
      await userEvent.keyboard('{Escape}')
      await isClosed()
    })
    await step('Ctrl and K open it, but no other key at the place of K', async () => {
      await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
      await expect(screen.queryByRole('dialog')).toBeNull()
      await userEvent.keyboard('{Control>}k{/Control}')
      await box()
    })
    await settled()
  },
})

/**
 * The header alone, with the current address as text: the stub router has no pages, but shows where it would navigate.
 */
function HeaderAndAddress() {
  const href = useRouterState({ select: (state) => state.location.href })
  return (
    <>
      <Header />
      <output aria-label="address">{decodeURIComponent(href)}</output>
    </>
  )
}

export const TrimmedQuery = meta.story({
  parameters: { route: '' },
  render: () => <HeaderAndAddress />,
  play: async ({ canvas, userEvent, step }) => {
    const address = canvas.getByRole('status', { name: 'address' })
    await step('§2, §5 an empty trimmed query does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بحث' }))
      await userEvent.type(await box(), '{Enter}')
      await userEvent.type(await box(), '   {Enter}')
      await expect(screen.getByRole('dialog')).toBeVisible()
      await expect(address).toHaveTextContent(/^\/$/)
    })
    await step('§2 a trimmed query opens the search page', async () => {
      await userEvent.type(await box(), 'معرض الكتاب  {Enter}')
      await isClosed()
      await waitFor(() => expect(address).toHaveTextContent(/^\/search\?q=معرض[+ ]الكتاب$/))
    })
  },
})
