import { useSearch } from '@tanstack/react-router'

/** No route declares the param: every public page may have it. */
type Search = { story?: unknown }

/** The story that the address names, `?story=sports-football-1`. */
export const useStoryParam = () =>
  useSearch({ strict: false, select: (search) => (search as Search).story })
