/** «أخبار مصر», or «أخبار الدول العربية» if the address names no country (Spec §2, D-6). */
export const countryNewsTitle = (name?: string) => `أخبار ${name?.trim() || 'الدول العربية'}`
