import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { inColumn } from '@/ui/theme/surface'
import { up } from '@/ui/theme/tokens'

const Stack = styled('div')({ ...inColumn, gap: 24 })

const Columns = styled(Stack)({
  alignItems: 'start',
  '&:has(> :nth-of-type(2))': {
    [up.xl]: { columnGap: 40, gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
  },
})

type Props = { reading: ReactNode[]; aside: ReactNode[] }

/**
 * A wide column for articles and videos; the other results beside it on wide screens, below it on
 * phones. A single column takes the full width.
 */
export function ResultColumns({ reading, aside }: Props) {
  return (
    <Columns>
      {reading.length > 0 && <Stack>{reading}</Stack>}
      {aside.length > 0 && <Stack>{aside}</Stack>}
    </Columns>
  )
}
