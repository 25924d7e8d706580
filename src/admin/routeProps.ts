import type { FilterCause } from './useListSearch'

/** `navigate` of a route, whose type knows the search params of that route only. */
type Navigate = (to: never) => unknown

/**
 * What a screen with a list gets from its route: the filters in the address, and how they change it. Only another page of
 * the list scrolls to the top.
 */
export const filterProps = <Filters>(filters: Filters, navigate: Navigate) => ({
  filters,
  onFiltersChange: (search: Filters, cause: FilterCause) =>
    navigate({ search, replace: cause === 'draft', resetScroll: cause === 'page' } as never),
})

/** What a screen with tabs gets from its route. The first tab is the default, and the address omits defaults. */
export const tabProps = <Tab extends string>(
  first: Tab,
  { tab = first }: { tab?: Tab | undefined },
  navigate: Navigate,
) => ({
  tab,
  onTabChange: (next: Tab) =>
    navigate({ search: next === first ? {} : { tab: next }, resetScroll: false } as never),
})
