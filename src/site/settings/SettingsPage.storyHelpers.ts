import { screen } from 'storybook/test'
import { patient } from '#.storybook/storyHelpers'

/** The reader's actions in the stories of the settings, by role and name. */
export const panel = (name: string) => screen.findByRole('tabpanel', { name }, patient)
export const save = () => screen.getByRole('button', { name: 'حفظ التغييرات' })
export const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'الاسم' })
