/** Returns the id of a tab of `PageTabs`, for the panel's `aria-labelledby`. */
export const tabId = (panel: string, id: string): string => `${panel}-${id}`
