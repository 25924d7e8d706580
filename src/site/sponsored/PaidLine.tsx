import { styled } from '@mui/material/styles'
import { PaidLabel } from '@/ui/news/PaidLabel'
import { inRows, muted13 } from '@/ui/theme/surface'

const Line = styled('p')({
  ...inRows,
  gap: '4px 8px',
  '& > .note': { minInlineSize: 0, ...muted13, lineHeight: 1.6 },
})

/** «مدفوع», followed by the kind or the sponsor: the first text of every item on this page (Spec §2). */
export function PaidLine({ note }: { note: string }) {
  return (
    <Line>
      <PaidLabel />
      <span className="note">{note}</span>
    </Line>
  )
}
