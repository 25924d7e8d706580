import type { FilterCause } from './useListSearch'

/** `navigate` of a route that reads this search. */
type Navigate<Search> = (to: { search: Search; replace?: boolean; resetScroll: boolean }) => unknown

/**
 * What a screen with a list gets from its route: the filters in the address, and how they change it. Only another page of
 * the list scrolls to the top.
 */
export const filterProps = <Filters>(filters: Filters, navigate: Navigate<Filters>) => ({
  filters,
  onFiltersChange: (search: Filters, cause: FilterCause) =>
    navigate({ search, replace: cause === 'draft', resetScroll: cause === 'page' }),
})

/** What a screen with tabs gets from its route. The first tab is the default, and the address omits defaults. */
export const tabProps = <Tab extends string>(
  first: Tab,
  { tab = first }: { tab?: Tab | undefined },
  // The search of the route has all tabs but the first one, which no type parameter can say here.
  navigate: Navigate<never>,
) => ({
  tab,
  onTabChange: (next: Tab) =>
    navigate({ search: (next === first ? {} : { tab: next }) as never, resetScroll: false }),
})
