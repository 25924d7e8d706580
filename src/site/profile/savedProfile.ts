import { sampleProfile } from '@/content/profile'
import { savedArticles } from '@/content/savedArticles'
import { createStore } from '@/lib/store'

/** The profile as last saved. Local only: it lives as long as the page (Spec §7, decision 4). */
export const savedProfile = createStore(sampleProfile)

/** The saved articles that are left, newest first; local only too. */
export const savedList = createStore(savedArticles)
