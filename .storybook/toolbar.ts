type Choice = { value: string; title: string; icon?: 'sun' | 'moon' | 'sidebyside' }

const menu = (description: string, title: string, icon: 'contrast' | 'eye', items: Choice[]) => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items },
})

/**
 * The menus of the toolbar: the scheme, and one for what else may differ for a reader. The windows, and the states
 * hovered, focused and pressed, are in Storybook's own menus.
 */
export const globalTypes = {
  theme: menu('المظهر', 'Theme', 'contrast', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'both', title: 'Both, side by side', icon: 'sidebyside' },
  ]),
  view: menu('ظروف القارئ', 'View', 'eye', [
    { value: 'usual', title: 'View' },
    { value: 'more', title: 'More contrast' },
    { value: 'forced', title: 'Forced colours (imitated)' },
    { value: 'double', title: 'Text at 200 %' },
    { value: 'long', title: 'Long text' },
    { value: 'still', title: 'Reduced motion' },
  ]),
}

/** What a frame of a story in another story shows like the story around it; its scheme is its own. */
export const followed = ({ view, tokens }: Record<string, unknown>) => ({
  view: view === 'usual' ? '' : String(view ?? ''),
  tokens: String(tokens ?? ''),
})

export const initialGlobals = {
  theme: 'light',
  view: 'usual',
  /** the changes of a token file that was dropped on «Foundations / Tokens» */
  tokens: '',
}
