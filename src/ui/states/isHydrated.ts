/**
 * Whether the page is hydrated, or mounted where it has no prerendered HTML; false in Node. Tests run it inside the
 * page, also while a reload replaces it: then the document has no element for a moment.
 */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' &&
  document.documentElement?.hasAttribute('data-hydrated') === true
