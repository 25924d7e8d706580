/** Points under a paragraph; a titled list stands under its own small heading. */
export type LegalList = { title?: string; items: readonly string[] }

/** A section: its place in the address (`/privacy-policy#rights`), its title, paragraphs and lists in reading order. */
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
  /** where the page stands for search engines: the footer's path (D-7) */
  path: '/privacy-policy' | '/terms-of-service'
  /** the day of the last change, `2025-01-15` */
  updated: string
  intro: string
  sections: readonly LegalSection[]
  /** the button under the last section, and the enquiry type that it chooses on `/contact` */
  contact: { label: string; category: 'سياسة الخصوصية' | 'شروط الاستخدام' }
}
