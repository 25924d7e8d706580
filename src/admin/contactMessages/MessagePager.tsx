import { styled } from '@mui/material/styles'
import { formatNumber } from '@/lib/arabic'
import { IconAction } from '@/ui/navigation/IconAction'
import { ChevronBack, ChevronForward } from '@/ui/theme/icons'
import { inRow, muted13 } from '@/ui/theme/surface'
import type { Neighbours } from './messageOrder'

const Steps = styled('nav')({
  ...inRow,
  gap: 4,
  ...muted13,
})

export type MessagePlace = Neighbours & { total: number }

type Props = { place: MessagePlace; onStep: (id: string) => void }

/** «3 من 24» between the steps to the messages before and after in the list. */
export function MessagePager({ place: { place, previous, next, total }, onStep }: Props) {
  return (
    <Steps aria-label="الرسائل المجاورة">
      <IconAction
        label="الرسالة السابقة"
        icon={ChevronBack}
        size="small"
        disabled={previous === undefined}
        {...(previous === undefined && { hint: 'هذه أول رسالة' })}
        onClick={() => previous !== undefined && onStep(previous)}
      />
      <span>
        {place < 0 ? 'خارج القائمة' : `${formatNumber(place + 1)} من ${formatNumber(total)}`}
      </span>
      <IconAction
        label="الرسالة التالية"
        icon={ChevronForward}
        size="small"
        disabled={next === undefined}
        {...(next === undefined && { hint: 'هذه آخر رسالة' })}
        onClick={() => next !== undefined && onStep(next)}
      />
    </Steps>
  )
}
