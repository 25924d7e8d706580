import { screen, within } from 'storybook/test'
import { arrived, patient } from '#.storybook/storyHelpers'

export const pageTitle = () => screen.getByRole('heading', { level: 1 })
export const region = (name: string) => within(screen.getByRole('region', { name }))
export const editButton = () => screen.getByRole('button', { name: 'تعديل الملف' })
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const saveButton = () => screen.getByRole('button', { name: 'حفظ' })

type User = { click: (element: Element) => Promise<void> }

export async function startEditing(user: User) {
  await arrived()
  await user.click(editButton())
  await screen.findByRole('button', { name: 'حفظ' }, patient)
}
