import { styled } from '@mui/material/styles'

/** The form of a record: one column, two on tablets and wider screens. */
export const RecordFields = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** A field that spans both columns. */
export const Whole = styled('div')({ gridColumn: '1 / -1' })
