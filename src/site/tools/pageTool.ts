import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'
import { createHeadlineTool } from '@/ui/sectionCard/itemStyles'

/** What the header of a section or country gets besides its own actions, once its code is loaded (`Masthead`). */
export const pageTool = createStore<ComponentType | null>(null)

/** What each headline of the site gets, likewise. */
export const headlineTool = createHeadlineTool()
