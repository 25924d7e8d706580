/**
 * The address of a story for an iframe. Storybook runs no play function where `embed` is true, and the addon
 * runs no axe where it is `manual`.
 * @workaround storybook: tests/built/storybook.spec.ts
 */
export function embeddedStory(id: string, globals: Record<string, string> = {}): string {
  const chosen = Object.entries({ ...globals, 'a11y.manual': '!true' })
  const list = chosen.map((entry) => entry.join(':')).join(';')
  return `iframe.html?id=${id}&viewMode=story&embed=true&globals=${list}`
}

/** Whether this page is in such an iframe. */
export const isEmbedded = (): boolean =>
  new URLSearchParams(location.search).get('embed') === 'true'
