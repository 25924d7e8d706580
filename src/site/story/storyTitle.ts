/** The id of the headline in the sheet, which names it. A module of its own: the keys of the page look for it. */
export const STORY_TITLE = 'story-title'
