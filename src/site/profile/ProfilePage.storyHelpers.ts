import { screen, within } from 'storybook/test'
import { arrived, patient } from '#.storybook/storyHelpers'

export const region = (name: string) => within(screen.getByRole('region', { name }))
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

type User = { click: (element: Element) => Promise<void> }

export async function startEditing(user: User) {
  await arrived()
  await user.click(screen.getByRole('button', { name: 'تعديل الملف' }))
  await screen.findByRole('button', { name: 'حفظ' }, patient)
}
