type Choice = { value: string; title: string; icon?: 'sun' | 'moon' | 'bottombar' }

const menu = (
  description: string,
  title: string,
  icon:
    | 'contrast'
    | 'accessibility'
    | 'paragraph'
    | 'play'
    | 'pointerhand'
    | 'transfer'
    | 'comment',
  items: Choice[],
) => ({ description, toolbar: { title, icon, dynamicTitle: true, items } })

/**
 * The menus of the toolbar, with titles so short that all fit into a window of 1280 px. They apply to stories; what the
 * cells of a board follow, too, is in `FOLLOWED`, except the motion, which they never have.
 */
export const globalTypes = {
  theme: menu('المظهر', 'Theme', 'contrast', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'both', title: 'Both, one below the other', icon: 'bottombar' },
  ]),
  contrast: menu('التباين', 'Contrast', 'accessibility', [
    { value: 'system', title: 'Contrast' },
    { value: 'more', title: 'More contrast' },
    { value: 'forced', title: 'Forced colours (imitated)' },
  ]),
  // No numbers: Storybook reads the number in an address as one, and then finds no choice with its text.
  text: menu('حجم النص', 'Text', 'paragraph', [
    { value: 'normal', title: 'Text 100 %' },
    { value: 'double', title: 'Text 200 %' },
  ]),
  length: menu('طول النص', 'Length', 'transfer', [
    { value: 'own', title: 'Own text' },
    { value: 'long', title: 'Long text' },
  ]),
  state: menu('حال الأداة', 'State', 'pointerhand', [
    { value: 'rest', title: 'At rest' },
    { value: 'hover', title: 'Hovered' },
    { value: 'focus', title: 'Focused' },
    { value: 'pressed', title: 'Pressed' },
  ]),
  motion: menu('الحركة', 'Motion', 'play', [
    { value: 'full', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  pins: menu('ملاحظات', 'Pins', 'comment', [
    { value: 'hidden', title: 'No pins' },
    { value: 'shown', title: 'Pins and their list' },
  ]),
}

/** What a frame of a story in another story shows like the story around it; its scheme is its own. */
const FOLLOWED = ['contrast', 'text', 'length', 'motion', 'tokens'] as const

export type Followed = { [key in (typeof FOLLOWED)[number]]: string }

/** Picks those globals. */
export const followed = (globals: Record<string, unknown>): Followed =>
  Object.fromEntries(FOLLOWED.map((key) => [key, String(globals[key] ?? '')])) as Followed

export const initialGlobals = {
  theme: 'light',
  contrast: 'system',
  text: 'normal',
  length: 'own',
  state: 'rest',
  motion: 'full',
  pins: 'hidden',
  /** the changes of a token file that was dropped on «Foundations / Tokens» */
  tokens: '',
  viewport: { value: 'desktop', isRotated: false },
}

/** Picks the scheme and those globals that differ from the start: a link to another entry is a new start. */
export const chosenGlobals = (globals: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ theme: String(globals.theme), ...followed(globals) }).filter(
      ([key, value]) => value !== initialGlobals[key as keyof Followed],
    ),
  )
