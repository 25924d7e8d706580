import { expect, type FrameLocator, type Page } from 'playwright/test'

/** Waits until a tour has ended as it was recorded; the name of a step that failed, which is its caption, is in the message. */
export async function expectEnd(page: Page | FrameLocator, title: string) {
  const bar = page.getByRole('region', { name: `جولة: ${title}` })
  const problem = bar.getByRole('alert')
  const end = bar.getByRole('status')
  await expect(problem.or(end)).toBeVisible({ timeout: 45_000 })
  expect(await problem.isVisible(), await bar.innerText()).toBe(false)
  await expect(end).toHaveText('انتهت الجولة.العنوان والبيانات والطلبات كما سُجّلت.')
}
