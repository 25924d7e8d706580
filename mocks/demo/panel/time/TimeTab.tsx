import { journalView, redo, showJournal, undo } from '@mocks/demo/journal/journal'
import { BEGINNING } from '@mocks/demo/journal/pages'
import { confirmAndReset } from '@mocks/demo/panel/confirmAndReset'
import { Note, Row } from '@mocks/demo/panel/panelParts'
import Button from '@mui/material/Button'
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { plural } from '@/lib/arabic'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { Timeline } from './Timeline'

const CHANGES = {
  zero: 'لا تغييرات',
  one: 'تغيير واحد',
  two: 'تغييران',
  few: 'تغييرات',
  many: 'تغييرًا',
  other: 'تغيير',
}

/** The time machine: what was written in this browser, in its order, and the ways back and forth. */
export function TimeTab() {
  const view = useStore(journalView)
  useEffect(() => void showJournal(), [])
  if (!view) return <LoadingSpinner label="جارٍ قراءة السجل…" />
  const { entries, head, isLasting } = view
  const undone = entries.filter(({ id }) => id > head.point).length
  return (
    <>
      <Note>
        كل ما يكتبه الزائر والقارئ والمحرر في هذا المتصفح، وإلى أي نقطة منه عودة. لا يضيع شيء: ما
        يُكتب بعد العودة يُضاف في الآخر. وتعطيل المستخدم وتغيير الدول بلا نقطة هنا، لأن المواصفة تكتفي
        بتسجيلهما ولا تحفظهما، بخلاف الحذف.
      </Note>
      <Row>
        <Button size="small" onClick={() => void undo()} aria-disabled={head.point === BEGINNING}>
          <Icon icon={Undo2} size="small" />
          تراجع
        </Button>
        <Button size="small" onClick={() => void redo()} aria-disabled={undone === 0}>
          <Icon icon={Redo2} size="small" />
          أعد
        </Button>
        <Button size="small" onClick={() => void confirmAndReset()}>
          <Icon icon={RotateCcw} size="small" />
          إعادة الضبط
        </Button>
      </Row>
      <Note role="status">
        <span>
          {entries.length === 0
            ? 'لم يُكتب شيء بعد: البيانات كما هي في الأصل.'
            : undone === 0
              ? `أنت عند آخر تغيير (${plural(entries.length, CHANGES)}).`
              : `أنت عند نقطة سابقة، وبعدها ${plural(undone, CHANGES)}.`}
        </span>
        {!isLasting && <span> لا يتسع تخزين المتصفح لهذا السجل، فيبقى حتى إعادة التحميل.</span>}
      </Note>
      <Timeline view={view} />
    </>
  )
}
