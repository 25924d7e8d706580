/** A field that has no role, such as a date or a password: it is known by its label. */
export const BY_LABEL = 'label'

/** Anything else without a role, such as the summary of details: it is known by its text. */
export const BY_TEXT = 'text'

/** A part that only its text identifies, such as a paragraph or a figure: pins can be on it, steps cannot. */
export const BY_CONTENT = 'content'
