import { expect, openReady, test, waitForHydration } from './page'

const LIGHT_GROUND = 'rgb(250, 248, 245)'
const DARK_GROUND = 'rgb(18, 16, 14)'

test('with «system» the page follows the operating system at once; a stored word that is no theme means «system» (§4, D-20)', async ({
  page,
}) => {
  const body = page.locator('body')
  await page.emulateMedia({ colorScheme: 'light' })
  await openReady(page, '')
  await expect(body).toHaveCSS('background-color', LIGHT_GROUND)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(body).toHaveCSS('background-color', DARK_GROUND)
  await page.evaluate(() => localStorage.setItem('theme', 'purple'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(body).toHaveCSS('background-color', DARK_GROUND)
})

test('the first frame is already dark, without a flash on load; the settings change it', {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: string[] = []
    Object.assign(window, { seenGrounds: seen })
    const recordFrame = () => {
      if (document.body) {
        const page = getComputedStyle(document.documentElement).backgroundColor
        const body = getComputedStyle(document.body).backgroundColor
        seen.push(body === 'rgba(0, 0, 0, 0)' ? page : body)
      }
      requestAnimationFrame(recordFrame)
    }
    recordFrame()
  })
  await page.goto('settings?tab=display')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForHydration(page)
  // On a busy machine the heading is there before the first frame.
  const seen = await page.waitForFunction(() => {
    const { seenGrounds } = window as unknown as { seenGrounds: string[] }
    return seenGrounds.length > 0 ? seenGrounds : null
  })
  expect([...new Set((await seen.jsonValue()) ?? [])]).toEqual([DARK_GROUND])

  await expect(page.getByRole('radio', { name: 'داكن' })).toBeChecked()
  await page.getByRole('radio', { name: 'فاتح' }).check({ force: true })
  await expect(page.locator('body')).not.toHaveCSS('background-color', DARK_GROUND)
  expect(await page.evaluate(() => localStorage.getItem('theme')), 'the word alone').toBe('light')
  await expect(page.getByText('تغييرات غير محفوظة'), 'nothing to save').toBeHidden()
})
