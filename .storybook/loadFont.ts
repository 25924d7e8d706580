/** The font is `optional`: what renders before it has loaded keeps the fallback face. */
export const loadFont = () => document.fonts.load("16px 'Cairo Variable'", 'مدار 2026')
