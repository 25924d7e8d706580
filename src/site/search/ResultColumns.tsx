import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { up } from '@/ui/theme/tokens'

const Columns = styled('div')<{
  isBoth: boolean
}>(({ isBoth }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  ...(isBoth && {
    [up.xl]: { columnGap: 40, gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
  }),
}))

const Stack = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

type Props = { reading: ReactNode[]; aside: ReactNode[] }

/**
 * A wide column for articles and videos; the other results beside it on wide screens, below it on
 * phones. A single column takes the full width.
 */
export function ResultColumns({ reading, aside }: Props) {
  return (
    <Columns isBoth={reading.length > 0 && aside.length > 0}>
      {reading.length > 0 && <Stack>{reading}</Stack>}
      {aside.length > 0 && <Stack>{aside}</Stack>}
    </Columns>
  )
}
