import { styled } from '@mui/material/styles'

/** The text that names the subject of a table row. */
export const Title = styled('b')({ fontWeight: 'var(--cell-title)' })
