import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, eventually, patient, settled } from '#.storybook/storyHelpers'
import { SearchOverlay } from './SearchOverlay'

/** نافذة البحث */
const meta = preview.meta({ title: 'Public/Search overlay', parameters: { route: '/sports' } })

const box = () => screen.findByRole('searchbox', { name: 'بحث' }, patient)

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'بحث' }))
    await expect(await box()).toHaveFocus()
    // Spec §2: a hint to press Enter to search all sections.
    await expect(await box()).toHaveAccessibleDescription('اضغط Enter للبحث في جميع الأقسام')
    await settled()
  },
})

export const WithQuery = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'بحث' }))
    await userEvent.type(await box(), 'ا')
    await step('§9 the results are at most 24rem high, and scroll', async () => {
      const area = screen.getByRole('status').parentElement
      await expect(area && getComputedStyle(area).maxBlockSize).toBe('384px')
      await waitFor(() => expect(area?.scrollHeight).toBeGreaterThan(384))
      await expect(area?.clientHeight).toBeLessThanOrEqual(384)
    })
    await step('a country is found without diacritics', async () => {
      await userEvent.clear(await box())
      await userEvent.type(await box(), 'عمان')
      const places = await screen.findByRole('list', { name: 'أقسام ودول بهذا الاسم' }, patient)
      await expect(within(places).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        '/countries/oman',
      )
    })
    await settled()
  },
})

export const LiveResults = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'بحث' }))
    await userEvent.type(await box(), 'مكتبه')
    const results = within(await screen.findByRole('list', { name: 'نتائج' }, patient))
    await step('D-10: the first results for a misspelt query, each with its kind', async () => {
      const rows = results.getAllByRole('link')
      await expect(rows).toHaveLength(6)
      await expect(rows[0]).toHaveAccessibleName(/^مقال: .*مكتبة/)
      await expect(rows[0]?.querySelector('mark')).toHaveTextContent(/^مكتبة$/)
    })
    await step('the arrow keys move through them and back to the field', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(results.getAllByRole('link')[1]).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(await box()).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(await box()).toHaveFocus()
    })
    await settled()
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'بحث' }))
    await userEvent.type(await box(), 'قرنبيط')
    await eventually(() => expect(screen.getByText(/^لا نتائج بهذه الكلمات/)).toBeVisible())
    await settled()
  },
})

export const Loading = meta.story({
  parameters: { route: '' },
  render: () => <SearchOverlay open onClose={() => {}} load={() => new Promise(() => {})} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'رياضه')
    // Sections and countries are suggested before the search has loaded.
    const link = await screen.findByRole('link', { name: 'رياضة' })
    await waitFor(() => expect(link).toBeVisible())
    await expect(screen.queryByText(/^لا نتائج/)).toBeNull()
    const spinner = () => screen.getByRole('progressbar', { name: 'جارٍ تحميل البحث' })
    await eventually(() => expect(spinner()).toBeVisible())
    // Not `settled`: the placeholder's pulse animation never ends.
  },
})

const failToLoad = fn(() => Promise.reject(new Error('offline')))

export const LoadFailure = meta.story({
  parameters: { route: '' },
  render: () => <SearchOverlay open onClose={() => {}} load={failToLoad} />,
  play: async ({ userEvent }) => {
    failToLoad.mockClear()
    await userEvent.type(await box(), 'مكتبه')
    await expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر تحميل البحث')
    const tries = failToLoad.mock.calls.length
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    await waitFor(() => expect(failToLoad.mock.calls.length).toBeGreaterThan(tries))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'بحث' }))
    await userEvent.type(await box(), 'AI')
    await screen.findByRole('list', { name: 'نتائج' }, patient)
    const [first] = within(screen.getByRole('dialog')).getAllByRole('link')
    await expect(first).toHaveAttribute('href', '/technology/ai')
    await expect(first?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    await settled()
  },
})
