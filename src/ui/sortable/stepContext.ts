import { createContext } from 'react'

/**
 * Moves a row of the surrounding `SortableArea` one place up or down, and announces its new position. A module of its
 * own, since the area and its rows both import it.
 */
export const StepContext = createContext<(id: string, by: 1 | -1) => void>(() => {})
