import type { EmotionCache } from '@emotion/cache'

/**
 * The style elements of everything that was rendered in Node with this cache (`compat`, so that the cache holds
 * the rules), in the form that Emotion hydrates: each global style in an element of its own, then all classes in
 * one, with their ids in `data-emotion`. All classes, those too that only others are composed of and no element
 * has: Emotion would insert them again. `data-s` tells it that an element is at its place; it would move the
 * others, and the browser would compute every style once more.
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
  // Nothing in a rule may end the element; in CSS `\/` is a slash.
  return `<style data-s="" data-emotion="${key} ${ids}">${css.replaceAll('</', '<\\/')}</style>`
}
