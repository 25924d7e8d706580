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

/**
 * Spec §2: title, date, every section in the contents and in the text, in order; one canonical
 * address (D-7).
 */
export async function expectDocument({ title, sections }: LegalDocument, canonicalPath: string) {
  await expect(await pageHeading()).toHaveTextContent(new RegExp(`^${title}$`))
  const date = page().getByText(/^15\s+يناير\s+2025$/)
  await expect(date.tagName).toBe('TIME')
  await expect(date).toHaveAttribute('datetime', '2025-01-15')

  const titles = sections.map((section) => section.title)
  const text = document.querySelectorAll('main section > h2')
  await expect([...text].map((heading) => heading.textContent)).toEqual(titles)
  await expect([...text].map(({ id }) => id)).toEqual(sections.map(({ id }) => id))

  const links = [...document.querySelectorAll('main nav ol a[href*="#"]')]
  await expect(links.map((link) => link.textContent)).toEqual(titles)
  await expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual(
    sections.map(({ id }) => id),
  )

  const [canonical, ...others] = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')
  await expect(others).toEqual([])
  // Whatever path Storybook itself is served at.
  await expect(canonical?.href.endsWith(canonicalPath)).toBe(true)
}

/** Spec §2, D-7: the button opens the contact form with the enquiry type preselected. */
export async function expectContactLink(
  { contact }: LegalDocument,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await pageHeading()
  await userEvent.click(page().getByRole('link', { name: contact.label }))
  await screen.findByRole('heading', { level: 1, name: 'اتصل بنا' }, patient)
  await expect(page().getByRole('combobox', { name: /نوع الاستفسار/ })).toHaveValue(
    contact.category,
  )
}
