import { type ComponentType, createContext } from 'react'

/** What the header of a section or country gets besides its own actions, once its code is loaded (`PageActions`). */
export const PageToolContext = createContext<ComponentType | null>(null)
