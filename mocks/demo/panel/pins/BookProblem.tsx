import type { PinStore } from '@mocks/demo/pins/pinStore'
import { TriangleAlert } from 'lucide-react'
import { Notice } from '@/ui/states/Notice'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'

const TEXTS = {
  full: 'تخزين هذا المتصفح ممتلئ أو ممنوع، فتبقى الدبابيس حتى إعادة التحميل فقط. شاركها لئلا تضيع.',
  unreadable:
    'كتبت نسخة أخرى من العرض دبابيس هذا المتصفح، فلا تُقرأ هنا ولا تُمحى. ما تضعه الآن يبقى حتى إعادة التحميل فقط، فشاركه.',
} as const

/** Says that the pins do not survive a reload, and why. */
export function BookProblem({ book }: { book: PinStore }) {
  const { problem } = useStore(book)
  if (!problem) return null
  return (
    <Notice role="status" data-conflict sx={{ marginBlockEnd: 0 }}>
      <Icon icon={TriangleAlert} size="small" />
      <p>{TEXTS[problem]}</p>
    </Notice>
  )
}
