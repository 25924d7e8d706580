import { expect, type Locator, type Page } from 'playwright/test'

/** More than any screen of the back office has stops. */
const STOPS = 300

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** An editor without a pointer: gets to things by Tab alone and presses keys there. */
export function keyboardOf(page: Page) {
  /** Tabs on until this has the focus; fails where Tab (or the arrow, in a menu) does not get to it. */
  async function reach(target: Locator, by: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < STOPS && !(await hasFocus(target)); stop += 1)
      await page.keyboard.press(by)
    await expect(target, `${by} gets there`).toBeFocused()
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

  /** Lifts a row by its grip, takes it one place up and lets it go there. */
  async function moveUp(name: string, from: number): Promise<void> {
    await press(page.getByRole('button', { name: `نقل ${name}`, exact: true }), 'Space')
    await expect(page.getByText(new RegExp(`^رُفع .* من الموضع ${from} من`))).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(new RegExp(`» في الموضع ${from - 1} من`))).toBeAttached()
    await page.keyboard.press('Space')
  }

  /** Chooses a step of a row's move menu. */
  async function step(name: string, way: string): Promise<void> {
    await press(page.getByRole('button', { name: `تغيير موضع ${name}`, exact: true }))
    await reach(page.getByRole('menuitem', { name: way }), 'ArrowDown')
    await page.keyboard.press('Enter')
  }

  /** Removes: thinks better of it by Escape first, then says yes, and takes it back from the toast. */
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

  return { reach, press, write, moveUp, step, removeAndUndo }
}
