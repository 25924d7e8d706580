/**
 * Attributes by which one component finds an element of another one, as props and as a selector. Whoever renames one
 * here renames it everywhere.
 */
const mark = <Name extends string>(name: Name) => ({
  attribute: `data-${name}`,
  props: { [`data-${name}`]: '' },
  selector: `[data-${name}]`,
})

/** An element whose buttons, tabs and choices the command palette lists (`admin/desk/pageActions.ts`). */
export const COMMANDS = mark('commands')
/** The content of an open record. Its dialog closes by itself when the address changes, so that the command palette opens over it. */
export const RECORD = mark('record')
/** The title of an empty or failed list, which gets the focus when the last row is gone. */
export const STATE_TITLE = mark('state-title')
/** The actions for the selected rows. */
export const SELECTION_ACTIONS = mark('selection-actions')
/** The heading of the section that the address names, which gets the focus after the navigation. */
export const ARRIVAL = mark('arrival')
/** Where a dialog shows the toasts. */
export const TOAST_SLOT = mark('toast-slot')
/** The root element while a toast is open on the page, not in a dialog. */
export const TOASTED = mark('toasted')
/** A field that has put another value in the place of what was typed, and says so. */
export const REFUSAL = mark('refusal')
/** What a cell says only on phones, where no column has a heading; an export leaves it out. */
export const PHONE_LABEL = mark('phone-label')

/** The id of the headline in the sheet, which names it. A module of its own: the keys of the page look for it. */
export const STORY_TITLE = 'story-title'
export const STORY_SHEET = `[role=dialog][aria-labelledby="${STORY_TITLE}"]`
