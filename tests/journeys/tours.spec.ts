import { tours } from '@mocks/tours/list'
import { expect, test } from './page'

for (const { id, title } of tours)
  test(`the tour «${title}» finds the target of each step, and ends as it was recorded`, async ({
    page,
    consoleLines,
  }) => {
    await page.goto(`?tour=${id}&speed=0`)
    const bar = page.getByRole('region', { name: `جولة: ${title}` })
    const problem = bar.getByRole('alert')
    const end = bar.getByRole('status')
    await expect(problem.or(end)).toBeVisible({ timeout: 45_000 })
    // The name of the step that failed, which is its caption.
    expect(await problem.isVisible(), await bar.innerText()).toBe(false)
    await expect(end).toHaveText('انتهت الجولة.العنوان والبيانات والطلبات كما سُجّلت.')
    // The server of one tour fails, and screens log what they save.
    consoleLines.length = 0
  })
