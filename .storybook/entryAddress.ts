import { globalsText } from './embeddedStory'

/**
 * The address of a story or a page in Storybook with its sidebar and its toolbar, for a link with `target="_top"`. A
 * link in the preview to `?path=…` alone would lead to the preview without them.
 * @param entry `story/…` or `docs/…`
 */
export function entryAddress(entry: string, globals: Record<string, string> = {}): string {
  const chosen = globalsText(globals)
  return `./?path=/${entry}${chosen ? `&globals=${chosen}` : ''}`
}
