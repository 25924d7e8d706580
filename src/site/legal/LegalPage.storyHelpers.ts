import { expect, screen, waitFor, within } from 'storybook/test'
import { pageHeading, patient } from '#.storybook/storyHelpers'
import type { LegalDocument } from '@/content/legal/legalDocument'

const page = () => within(screen.getByRole('main'))

export const contents = () => within(page().getByRole('navigation', { name: 'محتويات الصفحة' }))

const inView = () =>
  contents()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent)

/** Waits until the section's heading has the focus and is near the top of the window. */
export const expectSectionInView = (title: string) =>
  waitFor(async () => {
    const heading = page().getByRole('heading', { level: 2, name: title })
    await expect(heading).toHaveFocus()
    const { top } = heading.getBoundingClientRect()
    await expect(Math.abs(top - 80)).toBeLessThan(2)
  }, patient)

export const expectCurrentEntry = (title: string) =>
  waitFor(() => expect(inView()).toEqual([title]), patient)

/** Spec §2: the date, and every section in the contents and in the text, in order. */
export async function expectDocument({ sections }: LegalDocument) {
  await pageHeading()
  const date = page().getByText(/^15\s+يناير\s+2025$/)
  await expect(date).toHaveAttribute('datetime', '2025-01-15')

  const listed = sections.map(({ id, title }) => [id, title])
  const text = [...document.querySelectorAll('main section > h2')]
  await expect(text.map((heading) => [heading.id, heading.textContent])).toEqual(listed)
  const links = [...document.querySelectorAll('main nav ol a[href*="#"]')]
  await expect(
    links.map((link) => [link.getAttribute('href')?.split('#')[1], link.textContent]),
  ).toEqual(listed)
}
