import { createSavedStore } from '@/lib/savedStore'

/** Whether shortcuts of a single key work in the back office; WCAG 2.1.4 demands that an editor can switch them off. */
export const savedSingleKeys = createSavedStore<boolean>({
  name: 'singleKeys',
  shipped: () => true,
  parse(value) {
    if (typeof value !== 'boolean') throw new TypeError()
    return value
  },
})
