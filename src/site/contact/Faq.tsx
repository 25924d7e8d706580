import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Icon } from '@/ui/theme/icons'
import { ruled } from '@/ui/theme/surface'
import { colors, readingSize, size, transition, weight } from '@/ui/theme/tokens'

const Section = styled('section')({ ...ruled, gridColumn: 1 })

const EntryRoot = styled('div')({
  '& + &': { borderBlockStart: `1px solid ${colors.line}` },
  '& h3': { font: 'inherit' },
})

const Question = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: '8px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.label,
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': {
    flex: 'none',
    color: colors.muted,
    transition: transition('transform'),
  },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
})

const Answer = styled('div')({
  maxInlineSize: '44rem',
  paddingBlockEnd: 20,
  fontSize: readingSize(size.t16),
  color: colors.muted,
  textWrap: 'pretty',
})

const QUESTIONS = [
  {
    question: 'كم يستغرق الرد على رسالتي؟',
    answer: 'نرد على كل رسالة خلال 24 ساعة، وغالبًا في يوم العمل نفسه.',
  },
  {
    question: 'هل أستطيع اقتراح مصدر أخبار؟',
    answer:
      'نعم. اختر «اقتراح» في نوع الاستفسار، واكتب اسم المصدر ورابطه والقسم الذي يناسبه. نراجع كل مصدر قبل إضافته، ونخبرك بالقرار.',
  },
  {
    question: 'كيف أعلن في مدار؟',
    answer:
      'اختر «إعلان» في نوع الاستفسار، واذكر الأقسام أو الدول التي تهمك والمدة التقريبية، فنرسل إليك المقاسات والأسعار. كل محتوى مدفوع عندنا يحمل كلمة «مدفوع».',
  },
  {
    question: 'وجدت خطأ في خبر، ماذا أفعل؟',
    answer:
      'اختر «شكوى»، وأرسل رابط الخبر وموضع الخطأ. نصحح ما كتبناه نحن، وننقل الملاحظة إلى المصدر إن كان الخطأ عنده.',
  },
  {
    question: 'كيف أحذف حسابي وبياناتي؟',
    answer:
      'اكتب إلينا من البريد المسجل في حسابك، واختر «سياسة الخصوصية». نتأكد من أن الطلب منك، ثم نحذف الحساب وما يتصل به من بيانات.',
  },
]

/** The frequent questions (Spec §2): each opens and closes independently, the first is initially open. */
export function Faq() {
  const headingId = useId()
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>أسئلة شائعة</h2>
      {QUESTIONS.map(({ question, answer }, index) => (
        <Entry key={question} question={question} answer={answer} startsOpen={index === 0} />
      ))}
    </Section>
  )
}

type EntryProps = { question: string; answer: string; startsOpen: boolean }

function Entry({ question, answer, startsOpen }: EntryProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <EntryRoot>
      <h3>
        <Question
          type="button"
          id={`${id}-question`}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{question}</span>
          <Icon icon={ChevronDown} />
        </Question>
      </h3>
      <Answer role="region" id={`${id}-answer`} aria-labelledby={`${id}-question`} hidden={!isOpen}>
        {nbspAfterNumbers(answer)}
      </Answer>
    </EntryRoot>
  )
}
