import { sampleProfile } from '@/content/profile'
import { createSavedStore } from '@/lib/savedStore'

/**
 * The profile of the reader without what the settings and the interests hold. Editors: none; readers: `/profile`. Not in
 * `readerSettings.ts`, because the sample content is only for `/profile`.
 */
export const savedProfile = createSavedStore({ name: 'profile', shipped: () => sampleProfile })
