import type { ReadableStore } from './deriveStore'
import type { Reading } from './readingPreferences'
import { createStore } from './store'

type Choices = Partial<Reading> & { showImages?: boolean; compactView?: boolean }

/**
 * What the reader chose about all pages, as the words of `<html data-display>`. Styles select them
 * (`ui/theme/display.css`): `no-images`, `compact`, `text-130`, `contrast`; `no-keys` is for code. Without a choice
 * there is no word.
 */
export const displayWords = ({
  showImages = true,
  compactView = false,
  textSize = 100,
  contrast = 'system',
  hasShortcuts = true,
}: Choices): string =>
  [
    !showImages && 'no-images',
    compactView && 'compact',
    textSize !== 100 && `text-${textSize}`,
    contrast === 'more' && 'contrast',
    !hasShortcuts && 'no-keys',
  ]
    .filter(Boolean)
    .join(' ')

const changes = createStore({})

/** Applies the words of `displayWords` to the page; `preboot.ts` does so before the first paint. */
export function applyDisplay(words: string): void {
  const { dataset } = document.documentElement
  if ((dataset.display ?? '') === words) return
  if (words) dataset.display = words
  else delete dataset.display
  applyRules('prefers-contrast', hasWord('contrast'))
  changes.set({})
}

const hasWord = (word: string): boolean =>
  globalThis.document?.documentElement.matches(`[data-display~="${word}"]`) ?? false

/** Whether pages show pictures. In HTML made at build time they do. */
export const showsPictures: ReadableStore<boolean> = {
  get: () => !hasWord('no-images'),
  subscribe: changes.subscribe,
}

/** Whether single keys are shortcuts. */
export const hasShortcuts = (): boolean => !hasWord('no-keys')

/**
 * Makes the rules for systems that ask for more contrast (`ui/theme/contrast.css`) apply on every system, so that they
 * are written once: CSS cannot combine a media query and a selector. The page's sheets are inline, before `preboot.ts`.
 * @param always a media query that matches every screen; Storybook, which imitates such systems, has another one
 */
export function applyRules(
  feature: string,
  isApplied: boolean,
  always = 'screen and (min-width: 0px)',
): void {
  for (const sheet of document.styleSheets)
    for (const rule of rulesOf(sheet))
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(feature)) {
        if (isApplied) rule.media.appendMedium(always)
        else if (rule.media.mediaText.includes(always)) rule.media.deleteMedium(always)
      }
}

/** The rules of a sheet; none of one from another origin, which an extension has added: nobody may read those. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
