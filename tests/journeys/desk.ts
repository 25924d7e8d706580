import { expect, type Locator, type Page } from 'playwright/test'
import { limit } from '../machine'

/** What the screens of the desk have in common: what they say, what they ask, and the bar that saves. */
export function deskOf(page: Page) {
  const saveButton = page.getByRole('button', { name: 'حفظ التغييرات' })
  const told = page.getByRole('alert').last()
  return {
    saveButton,
    told,
    unsaved: page.getByText('تغييرات غير محفوظة', { exact: true }),
    leaving: page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' }),
    async save(): Promise<void> {
      await saveButton.click()
      await expect(told).toContainText('تم حفظ التغييرات بنجاح')
      await expect(saveButton).toHaveCount(0)
    },
    undo: (): Promise<void> => told.getByRole('button', { name: 'تراجع' }).click(),
  }
}

/** Answers a question with the button that does what was asked. */
export const agree = (page: Page, button = 'حذف'): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: button }).click()

/** The rows of a list that can be sorted. */
export const rowsOf = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list }).locator('> li')

/**
 * Moves the row that Space has lifted by arrow keys, a place at a time. dnd-kit measures the rows after it has announced
 * the lift, and ignores an arrow key until then: on a busy machine the editor presses it again.
 */
export async function moveLiftedTo(page: Page, from: number, to: number) {
  await expect(page.getByText(new RegExp(`^رُفع .* من الموضع ${from} من`))).toBeAttached()
  const step = Math.sign(to - from)
  for (let place = from + step; place !== to + step; place += step)
    await expect(async () => {
      await page.keyboard.press(step < 0 ? 'ArrowUp' : 'ArrowDown')
      await expect(page.getByText(new RegExp(`» في الموضع ${place} من`))).toBeAttached({
        timeout: limit(2),
      })
    }).toPass()
}
