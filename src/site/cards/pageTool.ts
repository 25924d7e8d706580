import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'

/** What the header of a section or country gets besides its own actions, once its code is loaded (`Masthead`). */
export const pageTool = createStore<ComponentType | null>(null)
