import { sampleProfile } from '@/content/profile'
import { savedArticles } from '@/content/savedArticles'
import { type Reader, reader } from '@/lib/reader'
import { createStore } from '@/lib/store'

/**
 * The profile as last saved, but for who the reader is, which `lib/reader` knows. Local only: it lives
 * as long as the page (Spec §7, D-4).
 */
export const savedProfile = createStore(sampleProfile)

/** The saved articles that are left, newest first; local only too. */
export const savedList = createStore(savedArticles)

/** Someone signed up: what the reader before said of themselves is not theirs. */
export function welcome({ name, email }: Pick<Reader, 'name' | 'email'>): void {
  reader.set({ name, email, phone: '', avatar: '' })
  savedProfile.set({ ...savedProfile.get(), location: '', bio: '' })
}
