import type { Page } from 'playwright/test'
import { screens } from '@/screens'
import { expect, takenOver, test } from './page'

/** As many tests, of like length, so that the workers share the screens. */
const GROUPS = 2

for (let group = 0; group < GROUPS; group += 1)
  test(`on paper every screen is its words without its controls, ${group + 1} of ${GROUPS}`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const found: Record<string, string[]> = {}
    for (const { path } of screens.filter((_, index) => index % GROUPS === group)) {
      await page.goto(path.slice(1))
      await takenOver(page)
      const words = async () => (await page.locator('main').innerText()).length
      await expect.poll(words, `${path} is there`).toBeGreaterThan(40)
      const faults = await faultsOnPaper(page)
      if (faults.length > 0) found[path] = faults
    }
    expect(found).toEqual({})
  })

test('an open message is printed alone, and folded answers unfolded', async ({ page }) => {
  await page.goto('admin/contact-messages')
  await page.getByRole('button', { name: /^عرض/ }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(dialog.getByRole('button').first()).toBeHidden()
  await expect(page.locator('#root')).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.goto('contact')
  await takenOver(page)
  const answer = page.getByText('نصحح ما كتبناه نحن')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

/** What is printed that can only be operated, or is not printed though it is what the page is about. */
function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPrinted = (part: Element) => part.checkVisibility() && part.getClientRects().length > 0
    const controls = [
      ...document.querySelectorAll(
        'button, [role=button], [role=tab], [role=menuitem], [role=switch][aria-label], [type=checkbox]:not([role=switch]), [type=radio], [type=search], nav, header:not(main *), footer:not(main *), aside:not(main *)',
      ),
    ]
      // A button that is a heading, or a column's name, is printed as its words.
      .filter((control) => !control.matches(':is(h1, h2, h3, h4, th) > *') && isPrinted(control))
      .map((control) => `printed: ${control.outerHTML.slice(0, 80)}`)
    const main = document.querySelector('main')
    const heading = document.querySelector('h1')
    const ink = main ? getComputedStyle(main).color : ''
    return [
      ...controls,
      ...(heading && isPrinted(heading) ? [] : ['no heading']),
      ...(ink === 'rgb(28, 25, 23)' ? [] : [`ink of ${ink}`]),
    ]
  })
}
