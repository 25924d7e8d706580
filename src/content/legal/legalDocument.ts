/** A list under a paragraph, with a small heading if it has a title. */
export type LegalList = { title?: string; items: readonly string[] }

/** A section: its id in the URL (`/privacy-policy#rights`), its title, its paragraphs and lists in reading order. */
export type LegalSection = {
  id: string
  title: string
  body: readonly (string | LegalList)[]
}

/** A legal page (Spec §2, Privacy policy and terms pages). */
export type LegalDocument = {
  title: string
  /** for search engines and shared links */
  description: string
  /** the canonical path, which the footer links to (D-7) */
  path: '/privacy-policy' | '/terms-of-service'
  /** the day of the last change, `2025-01-15` */
  updated: string
  intro: string
  sections: readonly LegalSection[]
  /** the button under the last section, and the category that it selects on `/contact` */
  contact: { label: string; category: 'سياسة الخصوصية' | 'شروط الاستخدام' }
}
