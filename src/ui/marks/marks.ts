/**
 * Attributes by which one component finds an element of another one, as props and as a selector. Whoever renames one
 * here renames it everywhere.
 */
const mark = <Name extends string>(name: Name) => ({
  attribute: `data-${name}`,
  props: { [`data-${name}`]: '' },
  selector: `[data-${name}]`,
})

/** An element whose buttons, tabs and choices the command palette lists (`admin/desk/usePaletteResults.ts`). */
export const COMMANDS = mark('commands')
/** The content of an open record. Its dialog closes by itself when the address changes, so that the command palette opens over it. */
export const RECORD = mark('record')
/** What has the `submit` button that the key for saving presses; without the button there is nothing to save. */
export const SAVE = mark('save')
/** The title of an empty or failed list, which gets the focus when the last row is gone. */
export const STATE_TITLE = mark('state-title')
/** The actions for the selected rows. */
export const SELECTION_ACTIONS = mark('selection-actions')
/** The heading of the section that the address names, which gets the focus after the navigation. */
export const ARRIVAL = mark('arrival')
/** Where a dialog shows the toasts. */
export const TOAST_SLOT = mark('toast-slot')
/**
 * The root element while a toast is open on the page, not in a dialog. An attribute, because a rule of `html:has()` makes
 * the browser compute the styles of the whole page after each change of it (30 November 2026: 986 instead of 207 ms).
 */
export const TOASTED = mark('toasted')
/** A field that has put another value in the place of what was typed, and says so. */
export const REFUSAL = mark('refusal')
/** What a cell says only on phones, where no column has a heading; an export leaves it out. */
export const PHONE_LABEL = mark('phone-label')
/** A `SectionCard` of a page of news, which the page places and `ListenToPage` reads. */
export const CARD = mark('card')
/** `PageChips`, below which a `PageHeader` has less space. */
export const CHIPS = mark('chips')
/** A `BottomBar` that does not stick, which its form places. */
export const STILL = mark('still')
/** A toast that is fading out, for which a `ToastSlot` keeps no space. */
export const CLOSING = mark('closing')

/** The headlines beside an open story (`StoryRail`), along which the keys of `HeadlineKeys` move. */
export const RAIL = mark('rail')

type Flag = boolean | undefined

declare module 'react' {
  /**
   * Attributes that only styles of other files read: who writes them, and who reads them. Of a whole page and from before
   * the app there are `data-cached-at` (cachedPage; isOffline), `data-display` (lib/display; display.css), `data-hydrated`
   * (hydrationMark; earlyBack, framedPage, hideUntilHydrated, isHydrated, startFailure, index.html), `data-prerendered` and `data-prerendered-path`
   * (scripts/prerender.ts; fallbackHtml, lib/offline), `data-reloading` (earlyBack; mountOrHydrate), `data-saved`
   * (useSaved; hideUntilHydrated), `data-start` (startFailure; hideUntilHydrated, index.html).
   */
  interface AriaAttributes {
    'data-bar'?: 'whole' | 'part' // the tracks of shares and NewPassword; contrast.css
    'data-choice'?: Flag // the labels of hidden inputs; contrast.css, print.css, touch.css
    'data-density'?: string | undefined // DataTable; TableRoot
    'data-fixed'?: Flag // DataTable; TableRoot
    'data-from'?: number | undefined // DataTable, SkeletonRows; TableRoot
    'data-icon-button'?: 'small' | 'medium' // IconButton and links like it; print.css, touch.css, SearchField, TableRoot
    'data-kind'?: string // FieldControl; EditorForm
    'data-line'?: Flag | 'below' // a line of text with a link or button; touch.css
    'data-media'?: Flag // EditableRow; rowStyles, AdList
    'data-new'?: Flag // Age; display.css
    'data-off'?: Flag // EditableRow, SourceCard; rowStyles, sourceCardStyles
    'data-place'?: string // DataTable, SkeletonRows; TableRoot
    'data-records'?: 'select' | 'plain' | undefined // DataTable; TableRoot
    'data-renamed'?: Flag // Header; site.css
    'data-screen-only'?: Flag // what paper cannot press; print.css
    'data-strong'?: Flag // DataTable; TableRoot
    'data-tight'?: Flag // a text close below another one; contrast.css
    'data-topic'?: string | undefined // SectionCard, PageHeader; components.ts
    'data-wide'?: Flag | 'full' // fields and charts; EditorForm, analytics/layout
  }
}

/** The id of the headline in the sheet, which names it. A module of its own: the keys of the page look for it. */
export const STORY_TITLE = 'story-title'
export const STORY_SHEET = `[role=dialog][aria-labelledby="${STORY_TITLE}"]`
