import { styled } from '@mui/material/styles'
import type { ContactCategory } from '@/api/contactMessages'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { up } from '@/ui/theme/tokens'
import { ContactForm } from './ContactForm'
import { ContactInfo } from './ContactInfo'
import { Faq } from './Faq'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '36px 32px',
  [up.xl]: {
    gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
    alignItems: 'start',
  },
})

/** `/contact` (Spec §2): the form, the contact channels, the questions. `category` preselects the enquiry type. */
export function ContactPage({ category }: { category?: ContactCategory }) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: 'اتصل بنا' }]}
        title="اتصل بنا"
        intro={nbspAfterNumbers('سؤال أو ملاحظة أو شراكة؟ اكتب إلينا، ونرد خلال 24 ساعة.')}
      />
      <Columns>
        <ContactForm {...(category ? { category } : {})} />
        <ContactInfo />
        <Faq />
      </Columns>
    </>
  )
}
