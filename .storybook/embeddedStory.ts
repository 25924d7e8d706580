/**
 * The address of a story for an iframe. Storybook runs no play function where `embed` is true, and the addon
 * runs no axe where it is `manual`. With `plays` the story runs its play function, but never scrolls the page around it.
 * @workaround storybook: tests/built/storybook.spec.ts
 */
export function embeddedStory(
  id: string,
  globals: Record<string, string> = {},
  { plays = false } = {},
): string {
  const list = globalsText({ ...globals, 'a11y.manual': '!true' })
  return `iframe.html?id=${id}&viewMode=story&${plays ? 'framed' : 'embed'}=true&globals=${list}`
}

/** Globals as an address has them. An empty value is that of the toolbar at its start. */
export const globalsText = (globals: Record<string, string>): string =>
  Object.entries(globals)
    .filter(([, value]) => value)
    .map((entry) => entry.join(':'))
    .join(';')

/** How this page is embedded, if it is in such an iframe. */
export function embedding(): 'still' | 'playing' | undefined {
  const params = new URLSearchParams(location.search)
  if (params.get('embed') === 'true') return 'still'
  return params.get('framed') === 'true' ? 'playing' : undefined
}
