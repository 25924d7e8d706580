import { useRef } from 'react'
import { useDebouncedText } from '@/ui/fields/useDebouncedText'

/** What changed the filters: typing and a dialog replace the history entry, other causes add one, so that Back works. */
export type FilterCause = 'draft' | 'filter' | 'page'

export type Filters = { q?: string | undefined }

/**
 * The search field of a list whose filters are in the address. `filters` are the current ones, without the page
 * number: every change of a filter returns to the first page. `onChange` receives the next filters, without empty
 * ones, because the address omits defaults (architecture, Habits).
 *
 * Returns
 * - `field`: the props of the `SearchField`
 * - `q`: the trimmed text to filter by. It follows the field in a transition, so that the field is painted first
 * - `isInAddress`: whether the address contains `q` already; if not, its page number belongs to another search
 * - `change`: changes some filters, together with a text that is not in the address yet
 * - `clear`: removes all filters and focuses the field
 */
export function useListSearch<F extends Filters>(
  filters: F,
  onChange: (filters: F, cause: FilterCause) => void,
) {
  const searchBox = useRef<HTMLInputElement>(null)
  const { q: inAddress = '', ...others } = filters
  const write = (next: Filters, cause: FilterCause) => onChange(withoutEmpty(next) as F, cause)
  const {
    text,
    typed: q,
    flush,
  } = useDebouncedText(inAddress, (typed) => write({ q: typed, ...others }, 'draft'))

  return {
    field: { ref: searchBox, text },
    q,
    isInAddress: q === inAddress,
    change: (next: Omit<F, 'q'>, cause: FilterCause = 'filter') =>
      write({ q: flush(), ...others, ...next }, cause),
    clear: () => {
      flush('')
      write({}, 'filter')
      searchBox.current?.focus()
    },
  }
}

const withoutEmpty = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
