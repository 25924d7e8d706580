import type { ContactCategory } from '@/api/contactMessages'

/** `/contact` (Spec §2): `category` preselects the enquiry type. */
export function ContactPage({ category = 'عام' }: { category?: ContactCategory }) {
  return <h1 tabIndex={-1}>اتصل بنا {category}</h1>
}
