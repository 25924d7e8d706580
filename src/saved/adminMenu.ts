import { createSavedStore } from '@/lib/savedStore'

/** Whether the admin menu is collapsed (Spec §2: a collapsible side menu). */
export const savedAdminMenu = createSavedStore<boolean>({
  name: 'adminMenu',
  shipped: () => false,
  parse: (value) => {
    if (typeof value !== 'boolean') throw new TypeError()
    return value
  },
})
