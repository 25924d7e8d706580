/** The background of the page in each theme. The styles and the metas of index.html have the same values. */
const BACKGROUND = { light: '#faf8f5', dark: '#12100e' }

/**
 * Colours the browser's bar like the page. Each `theme-color` of index.html is for one theme of the system; a chosen
 * theme applies whatever that is.
 * @param theme `light`, `dark`, or anything else for the system's
 */
export function colorBrowserBar(theme: string | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const ofSystem = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = BACKGROUND[theme === 'light' || theme === 'dark' ? theme : ofSystem]
  }
}
