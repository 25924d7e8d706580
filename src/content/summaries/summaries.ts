/** The summaries of a page's stories: a list for each card, in the order of its headlines. */
export type Summaries = Readonly<Record<string, readonly string[]>>
