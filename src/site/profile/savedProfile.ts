import { sampleProfile } from '@/content/profile'
import { savedArticles } from '@/content/savedArticles'
import { type Reader, reader } from '@/lib/reader'
import { createStore } from '@/lib/store'

/**
 * The last saved profile, except the fields that `lib/reader` holds. Local only: it lasts until the
 * page reloads (Spec §7, D-4).
 */
export const savedProfile = createStore(sampleProfile)

/** The remaining saved articles, newest first; local only too. */
export const savedList = createStore(savedArticles)

/**
 * Sets a new reader's name and email after signup, and clears the personal data of the previous
 * reader.
 */
export function welcome({ name, email }: Pick<Reader, 'name' | 'email'>): void {
  reader.set({ name, email, phone: '', avatar: '' })
  savedProfile.set({ ...savedProfile.get(), location: '', bio: '' })
}
