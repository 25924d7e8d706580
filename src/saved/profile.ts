import { sampleProfile } from '@/content/profile'
import { recordOf } from '@/lib/isRecord'
import { createSavedStore } from '@/lib/savedStore'

// Not in `readerSettings.ts`, because the sample content is only for `/profile`.

/** The profile of the reader without what the settings and the interests hold. */
export type SavedProfile = typeof sampleProfile

/** Editors: none; readers: `/profile`. */
export const savedProfile = createSavedStore<SavedProfile>({
  name: 'profile',
  shipped: () => sampleProfile,
  parse: (value) => {
    const profile = { ...sampleProfile, ...recordOf(value) }
    for (const field of Object.keys(sampleProfile) as (keyof SavedProfile)[])
      if (typeof profile[field] !== typeof sampleProfile[field]) throw new TypeError(field)
    return profile
  },
})
