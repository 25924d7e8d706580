import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, isAt, pageHeading } from '#.storybook/storyHelpers'
import { countries, regions } from '@/content/countries'
import { CountriesPage } from './CountriesPage'

const meta = preview.meta({ title: 'Public/Countries', parameters: { route: '/countries' } })

const main = () => within(document.querySelector('main') ?? document.body)
const box = () => main().getByRole('searchbox', { name: 'البحث عن دولة بالعربية أو الإنجليزية' })
const names = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const groups = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async ({ step }) => {
    await expect(await pageHeading()).toHaveTextContent(/^الدول العربية$/)
    await step('§2, §3: 22 countries under the six regions, in order', async () => {
      await expect(groups()).toEqual([...regions])
      await expect([...names()].sort()).toEqual(countries.map(({ name }) => name).sort())
      await expect(main().getByRole('status')).toHaveTextContent(/^22\sدولة$/)
    })
    await step(
      'each card names its country in full, its capital, and leads to its page',
      async () => {
        for (const { slug, name, fullName } of countries) {
          const link = main().getByRole('link', { name })
          await expect(link).toHaveAttribute('href', `/countries/${slug}`)
          await expect(link.closest('article')).toHaveTextContent(fullName)
          await expect(link.closest('article')).toHaveTextContent(/العاصمة\S/)
        }
      },
    )
    await step('the whole card is the link', async () => {
      const card = main().getByRole('link', { name: 'السعودية' }).closest('article')
      const { left, top, width, height } = card?.getBoundingClientRect() ?? new DOMRect()
      const hit = document.elementFromPoint(left + width / 2, top + height - 12)
      await expect(hit).toHaveAttribute('href', '/countries/saudi-arabia')
    })
  },
})

export const Found = meta.story({
  name: 'Filter: found',
  play: async ({ userEvent }) => {
    await arrived()
    await userEvent.type(box(), 'الامارات')
    await expect(names()).toEqual(['الإمارات'])
    await expect(groups()).toEqual(['الخليج العربي'])
    await expect(main().getByRole('status')).toHaveTextContent(/^دولة واحدة من 22$/)
    await userEvent.clear(box())
    await userEvent.type(box(), 'republic of')
    await expect(names()).toEqual([])
    await userEvent.clear(box())
    await userEvent.type(box(), 'YEMEN')
    await expect(names()).toEqual(['اليمن'])
    await userEvent.click(main().getByRole('link', { name: 'اليمن' }))
    await waitFor(() => expect(document.title).toContain('اليمن'), { timeout: 15_000 })
  },
})

export const FoundByAddress = meta.story({
  name: 'Filter: from the address',
  parameters: { route: `/countries?q=${encodeURIComponent('بلاد الشام')}` },
  play: async () => {
    await arrived()
    await expect(box()).toHaveValue('بلاد الشام')
    await expect(names()).toEqual(['الأردن', 'لبنان', 'سوريا', 'فلسطين'])
  },
})

export const NothingFound = meta.story({
  tags: ['state:empty'],
  name: 'Filter: nothing found',
  parameters: { route: '/countries?q=123' },
  play: async ({ userEvent }) => {
    await arrived()
    // D-9a: a number in the address is read as text.
    await expect(box()).toHaveValue('123')
    await expect(names()).toEqual([])
    await expect(main().getByRole('status')).toHaveTextContent(/^لا دول من 22$/)
    await expect(main().getByRole('heading', { name: 'لا توجد دولة بهذا الاسم' })).toBeVisible()
    await userEvent.click(main().getByRole('button', { name: 'عرض كل الدول' }))
    await expect(names()).toHaveLength(22)
    await expect(box()).toHaveValue('')
    await expect(box()).toHaveFocus()
  },
})

/** Ends with the empty state, for the screenshot and for axe. */
export const NothingFoundPhone = meta.story({
  tags: ['state:empty'],
  name: 'Filter: nothing found, phone',
  parameters: { route: '/countries?q=xyz' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await arrived()
    await expect(main().getByRole('button', { name: 'عرض كل الدول' })).toBeVisible()
  },
})

const onHistoryChange = fn()

function Addressed() {
  const [address, setAddress] = useState('')
  return (
    <>
      <button type="button" onClick={() => setAddress('قطر')}>
        عنوان آخر
      </button>
      <CountriesPage
        query={address}
        onQueryChange={(query) => {
          onHistoryChange(query)
          setAddress(query)
        }}
      />
    </>
  )
}

/**
 * The text is written to the address once, trimmed, after typing has paused; the field follows the
 * address.
 */
export const WritesAddress = meta.story({
  name: 'Filter: writes the address',
  parameters: { route: '' },
  render: () => <Addressed />,
  play: async ({ canvas, userEvent }) => {
    onHistoryChange.mockClear()
    await userEvent.type(box(), 'جزر ')
    await waitFor(() => expect(onHistoryChange.mock.calls).toEqual([['جزر']]))
    // The trailing space that was typed stays in the field.
    await userEvent.type(box(), 'القمر')
    await expect(box()).toHaveValue('جزر القمر')
    await waitFor(() => expect(onHistoryChange.mock.calls).toEqual([['جزر'], ['جزر القمر']]))
    await userEvent.click(canvas.getByRole('button', { name: 'عنوان آخر' }))
    await waitFor(() => expect(box()).toHaveValue('قطر'))
    await expect(names()).toEqual(['قطر'])
    await expect(onHistoryChange).toHaveBeenCalledTimes(2)
  },
})

export const OpensCountry = meta.story({
  name: 'Opens a country',
  play: async ({ userEvent }) => {
    await arrived()
    await userEvent.click(main().getByRole('link', { name: 'مصر' }))
    await waitFor(() => expect(document.title).toContain('مصر'), { timeout: 15_000 })
    const heading = await pageHeading()
    await isAt(heading.textContent ?? '')
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)
