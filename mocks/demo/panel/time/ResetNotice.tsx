import type { Head } from '@mocks/demo/journal/journalStore'
import { undoReset } from '@mocks/demo/panel/confirmAndReset'
import Button from '@mui/material/Button'
import { RotateCcw } from 'lucide-react'
import { Choices, Notice } from '@/ui/states/Notice'
import { Icon } from '@/ui/theme/icons'

/** After a reset, until something is written: the way back. */
export function ResetNotice({ head: { reset } }: { head: Head }) {
  if (!reset) return null
  return (
    <Notice sx={{ marginBlockEnd: 0 }}>
      <Icon icon={RotateCcw} size="small" />
      <p>أُعيد ضبط العرض، وما كان قبله باقٍ في السجل.</p>
      <Choices>
        <Button size="small" onClick={() => void undoReset(reset)}>
          تراجع عن إعادة الضبط
        </Button>
      </Choices>
    </Notice>
  )
}
