import { expect, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'
import { countries, regions } from '@/content/countries'

/** الدول العربية */
const meta = preview.meta({ title: 'Public/Countries', parameters: { route: '/countries' } })

const main = () => within(document.querySelector('main') ?? document.body)
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
  play: async () => {
    await arrived()
    await expect(groups(), '§3: the six regions, in order').toEqual([...regions])
    await expect([...names()].sort()).toEqual(countries.map(({ name }) => name).sort())
    await expect(main().getByRole('status')).toHaveTextContent(/^22\sدولة$/)
    for (const { slug, name, fullName } of countries) {
      const link = main().getByRole('link', { name })
      await expect(link).toHaveAttribute('href', `/countries/${slug}`)
      await expect(link.closest('article')).toHaveTextContent(fullName)
      await expect(link.closest('article')).toHaveTextContent(/العاصمة\S/)
    }
    // The whole card is the link.
    const card = main().getByRole('link', { name: 'السعودية' }).closest('article')
    const { left, top, width, height } = card?.getBoundingClientRect() ?? new DOMRect()
    const hit = document.elementFromPoint(left + width / 2, top + height - 12)
    await expect(hit).toHaveAttribute('href', '/countries/saudi-arabia')
  },
})

export const Found = meta.story({
  name: 'Filter: found',
  parameters: { route: `/countries?q=${encodeURIComponent('الامارات')}` },
  play: async () => {
    await arrived()
    await expect(names()).toEqual(['الإمارات'])
    await expect(groups()).toEqual(['الخليج العربي'])
    await expect(main().getByRole('status')).toHaveTextContent(/^دولة واحدة من 22$/)
  },
})

export const NothingFound = meta.story({
  tags: ['state:empty'],
  name: 'Filter: nothing found',
  parameters: { route: '/countries?q=123' },
  play: async () => {
    await arrived()
    await expect(main().getByRole('status')).toHaveTextContent(/^لا دول من 22$/)
    await expect(main().getByRole('heading', { name: 'لا توجد دولة بهذا الاسم' })).toBeVisible()
  },
})

export const NothingFoundPhone = meta.story({
  tags: ['state:empty'],
  name: 'Filter: nothing found, phone',
  parameters: { route: '/countries?q=xyz' },
  globals: phone.globals,
  play: arrived,
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
