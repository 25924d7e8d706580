/** What renders before the font has loaded has the fallback face. */
export const loadFont = () => document.fonts.load("16px 'Cairo Variable'", 'مدار 2026')
