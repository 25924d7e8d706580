import { expect } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'
import { privacyPolicy } from '@/content/legal/privacyPolicy'
import {
  contents,
  expectCurrentEntry,
  expectDocument,
  expectSectionInView,
} from './LegalPage.storyHelpers'

/** سياسة الخصوصية */
const meta = preview.meta({
  title: 'Public/Privacy policy',
  parameters: { route: '/privacy-policy' },
})

export const Normal = meta.story({
  tags: ['state:normal'],
  play: () => expectDocument(privacyPolicy),
})

/** §2: a link scrolls the page and moves the focus, and the section in view is marked. */
export const Contents = meta.story({
  name: 'Contents beside the text',
  play: async ({ userEvent }) => {
    await arrived()
    await expect(contents().queryByRole('button')).toBeNull()
    await expectCurrentEntry('مقدمة')
    await userEvent.click(contents().getByRole('link', { name: 'مشاركة البيانات' }))
    await expectSectionInView('مشاركة البيانات')
    await expectCurrentEntry('مشاركة البيانات')
    // The list remains visible beside the text.
    const { top } = contents().getByRole('list').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(top).toBeLessThan(120)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await expectCurrentEntry('مقدمة')
    // The same link again, although the address already names the section.
    await userEvent.click(contents().getByRole('link', { name: 'مشاركة البيانات' }))
    await expectSectionInView('مشاركة البيانات')
    // The page ends before these two sections can reach the top.
    await userEvent.click(contents().getByRole('link', { name: 'تغييرات هذه السياسة' }))
    await expectCurrentEntry('تغييرات هذه السياسة')
    window.scrollTo({ top: 1e6, behavior: 'instant' })
  },
})

export const SectionInAddress = meta.story({
  name: 'Opened at a section',
  parameters: { route: '/privacy-policy#rights' },
  play: async () => {
    await arrived()
    await expectSectionInView('حقوقك')
    await expectCurrentEntry('حقوقك')
  },
})

export const Phone = meta.story(phone)

/** §2: on phones the contents open above the text, and close after a click. */
export const ContentsPhone = meta.story({
  tags: ['state:phone'],
  name: 'Contents on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await arrived()
    const toggle = contents().getByRole('button', { name: 'محتويات الصفحة' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(contents().queryAllByRole('link')).toEqual([])
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(contents().getByRole('link', { name: 'أمن البيانات' }))
    await expectSectionInView('أمن البيانات')
    await expect(contents().queryAllByRole('link')).toEqual([])
    // Left open for the screenshot and for axe.
    await userEvent.click(toggle)
  },
})

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
