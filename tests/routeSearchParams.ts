import { createMemoryHistory } from '@tanstack/react-router'
import { searchParams } from '@/lib/searchParams'
import { createAppRouter } from '@/router'

type SearchParams = ReturnType<typeof searchParams>
const empty: SearchParams = searchParams({})

/**
 * Returns each route that reads search params, with the `keys` and `parse` of its `searchParams()`.
 * @throws {Error} when a `validateSearch` is not from `searchParams()`, or when no route has one, since a test would
 * then check nothing
 */
export function routeSearchParams(): (SearchParams & { fullPath: string })[] {
  const routes = Object.values(createAppRouter(createMemoryHistory()).routesById)
  const found = routes.flatMap(({ fullPath, options }) => {
    const validator: unknown = options.validateSearch
    if (!validator) return []
    if (!isSearchParams(validator))
      throw new Error(`${fullPath} reads its search params without searchParams()`)
    return [{ fullPath, keys: validator.keys, parse: validator.parse }]
  })
  if (found.length === 0) throw new Error('No route reads search params.')
  return found
}

const isSearchParams = (validator: unknown): validator is SearchParams =>
  typeof validator === 'object' &&
  validator !== null &&
  Object.keys(empty).every((key) => key in validator)
