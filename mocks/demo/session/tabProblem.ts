import { createStore } from '@/lib/store'

/** Why a link, a file or a tour could not be opened, in Arabic; the panel shows it. */
export const tabProblem = createStore<string | null>(null)
