import { expect, type Locator, type Page } from 'playwright/test'

/** More tab stops than any admin screen has. */
const STOPS = 300

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

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
        timeout: 2000,
      })
    }).toPass()
}

/** An editor without a pointer, who reaches elements with Tab only and presses keys there. */
export function keyboardOf(page: Page) {
  /** Presses Tab until the target has the focus; fails if it is never reached. */
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < STOPS && !(await hasFocus(target)); stop += 1)
      await page.keyboard.press('Tab')
    await expect(target, 'by Tab').toBeFocused()
  }

  async function press(target: Locator, key = 'Enter'): Promise<void> {
    await reach(target)
    await page.keyboard.press(key)
  }

  async function write(target: Locator, text: string): Promise<void> {
    await press(target, 'ControlOrMeta+A')
    if (text === '') await page.keyboard.press('Delete')
    else await page.keyboard.type(text)
  }

  /** Picks up a row with its drag handle, moves it up one place and drops it there. */
  async function moveUp(name: string, from: number): Promise<void> {
    await press(page.getByRole('button', { name: `نقل ${name}`, exact: true }), 'Space')
    await moveLiftedTo(page, from, from - 1)
    await page.keyboard.press('Space')
  }

  /** Deletes an item: cancels with Escape first, then confirms, and then undoes it with the toast. */
  async function removeAndUndo(button: Locator, question: string, isGone: () => Promise<void>) {
    const asked = page.getByRole('alertdialog', { name: question })
    await press(button)
    await expect(asked.getByRole('button', { name: 'إلغاء' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await press(button)
    await press(asked.getByRole('button', { name: 'حذف' }))
    await expect(asked).toBeHidden()
    await isGone()
    await press(page.getByRole('alert').getByRole('button', { name: 'تراجع' }))
  }

  return { reach, press, write, moveUp, removeAndUndo }
}
