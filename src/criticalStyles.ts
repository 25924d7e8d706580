import type { EmotionCache } from '@emotion/cache'

/**
 * Returns the style elements of a page that was rendered to `html` in Node with this cache. The cache needs `compat`, so
 * that it holds the rules. The elements have the form that Emotion hydrates: one for each global style, then one for all
 * classes, with their ids in `data-emotion`. `data-s` says that an element is in its place; otherwise the default cache
 * of `@emotion/react` moves it, and the browser computes every style again (15 ms on `/`, 30 November 2026). A class that
 * only composes others has its id alone: Emotion would insert it again, and no element needs its rules.
 * @workaround @emotion/cache: src/criticalStyles.test.tsx
 */
export function criticalStyles({ key, inserted, registered }: EmotionCache, html: string): string {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => rule[1] !== true,
  )
  const isClass = ([id]: [string, string]) => registered[`${key}-${id}`] !== undefined
  const classes = rules
    .filter(isClass)
    .map(([id, css]): [string, string] => [id, html.includes(`${key}-${id}`) ? css : ''])
  return [
    ...rules.filter((rule) => !isClass(rule)).map((rule) => styleElement(`${key}-global`, [rule])),
    styleElement(key, classes),
  ].join('')
}

function styleElement(key: string, rules: [id: string, css: string][]): string {
  const ids = rules.map(([id]) => id).join(' ')
  const css = rules.map(([, text]) => text).join('')
  // No rule may end the style element; in CSS `\/` is a slash.
  return `<style data-emotion="${key} ${ids}" data-s>${css.replaceAll('</', '<\\/')}</style>`
}
