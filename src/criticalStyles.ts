import type { EmotionCache } from '@emotion/cache'

/**
 * Returns the style elements, as HTML, of everything that was rendered in Node with this cache. The cache needs
 * `compat`, so that it holds the rules. The elements have the form that Emotion hydrates: one for each global
 * style, then one for all classes, with their ids in `data-emotion`. It includes the classes that no element has
 * and that only compose others, since Emotion would insert missing ones again. `data-s` marks an element as already
 * in place; Emotion moves the others, and then the browser computes every style again.
 * @workaround @emotion/cache: src/criticalStyles.test.tsx
 */
export function criticalStyles({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => rule[1] !== true,
  )
  const isClass = ([id]: [string, string]) => registered[`${key}-${id}`] !== undefined
  const classes = rules.filter(isClass)
  return [
    ...rules.filter((rule) => !isClass(rule)).map((rule) => styleElement(`${key}-global`, [rule])),
    styleElement(key, classes),
  ].join('')
}

function styleElement(key: string, rules: [id: string, css: string][]): string {
  const ids = rules.map(([id]) => id).join(' ')
  const css = rules.map(([, text]) => text).join('')
  // No rule may end the style element; in CSS `\/` is a slash.
  return `<style data-s="" data-emotion="${key} ${ids}">${css.replaceAll('</', '<\\/')}</style>`
}
