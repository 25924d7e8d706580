import { styled } from '@mui/material/styles'
import { ChevronDown, Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ContactCategory } from '@/api/contactMessages'
import { questions } from '@/content/questions'
import { isolated } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { inRow, muted14, ruled, withAside } from '@/ui/theme/surface'
import { colors, readingSize, size, transition, weight } from '@/ui/theme/tokens'
import { ContactForm } from './ContactForm'

const Columns = styled('div')({ ...withAside, gap: '36px 32px' })

const Section = styled('section')({
  ...ruled,
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    columnGap: 32,
  },
})

const Way = styled('li')({
  display: 'flex',
  alignItems: 'start',
  gap: 16,
  paddingBlock: 8,
  '& svg': { flex: 'none', marginBlockStart: 4, color: colors.muted },
  '& h3': { ...muted14, fontWeight: weight.text, lineHeight: 1.7 },
  '& p': { fontWeight: weight.label },
  '& a': { color: 'inherit' },
})

const Questions = styled('section')({ ...ruled, gridColumn: 1 })

const Entry = styled('details')({
  '& + &': { borderBlockStart: `1px solid ${colors.line}` },
  '& > summary': {
    ...inRow,
    justifyContent: 'space-between',
    gap: 12,
    boxSizing: 'border-box',
    minBlockSize: '3.5rem',
    paddingBlock: 8,
    fontWeight: weight.label,
    cursor: 'pointer',
    // Safari's own triangle.
    '&::-webkit-details-marker': { display: 'none' },
    '& > h3': { font: 'inherit' },
    '& > svg': { flex: 'none', color: colors.muted, transition: transition('transform') },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
})

const Answer = styled('p')({
  maxInlineSize: '44rem',
  paddingBlockEnd: 20,
  fontSize: readingSize(size.t16),
  color: colors.muted,
})

/** `/contact` (Spec §2): the form, the contact channels, the questions. `category` preselects the enquiry type. */
export function ContactPage({ category }: { category?: ContactCategory | undefined }) {
  return (
    <>
      <PageHeader
        title="اتصل بنا"
        intro={nbspAfterNumbers('سؤال أو ملاحظة أو شراكة؟ اكتب إلينا، ونرد خلال 24 ساعة.')}
      />
      <Columns>
        <ContactForm category={category} />
        <ContactInfo />
        <Faq />
      </Columns>
    </>
  )
}

const EMAIL = 'hello@madar.example'
const PHONE = '+966 11 000 0000'
const HOURS = `من الأحد إلى الخميس، من ${isolated('9:00')} إلى ${isolated('17:00')}`

const WAYS = [
  { icon: Mail, name: 'البريد الإلكتروني', text: EMAIL, href: `mailto:${EMAIL}` },
  { icon: Phone, name: 'الهاتف', text: PHONE, href: `tel:${PHONE.replaceAll(' ', '')}` },
  { icon: MapPin, name: 'المكتب', text: 'حي الورود، الرياض' },
  { icon: Clock, name: 'ساعات العمل', text: HOURS },
]

/** The other contact channels (Spec §2, info cards). */
const ContactInfo = () => (
  <Section aria-labelledby="contact-ways">
    <h2 id="contact-ways">بيانات التواصل</h2>
    <ul>
      {WAYS.map(({ icon, name, text, href }) => (
        <Way key={name}>
          <Icon icon={icon} />
          <div>
            <h3>{name}</h3>
            <p>{href ? <a href={href}>{inHtml(isolated(text))}</a> : inHtml(text)}</p>
          </div>
        </Way>
      ))}
    </ul>
  </Section>
)

/** The frequent questions (Spec §2): each opens and closes independently, the first is initially open. */
const Faq = () => (
  <Questions aria-labelledby="questions">
    <h2 id="questions">أسئلة شائعة</h2>
    {questions.map(({ question, answer }, index) => (
      <Entry key={question} open={index === 0}>
        <summary>
          <h3>{question}</h3>
          <Icon icon={ChevronDown} />
        </summary>
        <Answer>{nbspAfterNumbers(answer)}</Answer>
      </Entry>
    ))}
  </Questions>
)
