import { screen, within } from 'storybook/test'
import { arrived, patient } from '#.storybook/storyHelpers'
import { sampleProfile } from '@/content/profile'
import { savedArticles } from '@/content/savedArticles'
import { reader } from '@/lib/reader'
import { readerInterests } from '@/lib/readerInterests'
import { savedList, savedProfile } from './savedProfile'

/** Resets the profile, which outlives a story, before and after each story. */
export function resetProfile() {
  reader.forget()
  savedProfile.set(sampleProfile)
  savedList.set(savedArticles)
  readerInterests.set(['sports', 'tech', 'health'])
}

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
