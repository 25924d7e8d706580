import { styled } from '@mui/material/styles'
import { up } from '@/ui/theme/tokens'

/** The fields of a form, two beside each other from this width on; one in a `.whole` has a row of its own. */
export const FieldGrid = styled('div')<{ twoFrom?: 'md' | 'lg' }>(({ twoFrom = 'md' }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up[twoFrom]]: { gridTemplateColumns: '1fr 1fr' },
  '& > .whole': { gridColumn: '1 / -1' },
}))
