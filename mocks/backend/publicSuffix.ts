/**
 * Replaces the package `tldts` in mock builds (an alias in vite.config.ts). msw 3.0.5 imports tough-cookie, which imports
 * from it the list of all public suffixes: 118 kB gzip of each page of the demo, a quarter of its scripts (24 November
 * 2026). The fake backend uses no cookies of other hosts, so a rule is enough. Delete this file when msw loads the list
 * only for a request with cookies.
 * @workaround msw: tests/built/demo.spec.ts
 */

/** Returns the last two labels of a host, as the list does for most hosts; null for `localhost`. */
export function getDomain(host: string): string | null {
  const labels = host.split('.')
  return labels.length < 2 ? null : labels.slice(-2).join('.')
}
