import { styled } from '@mui/material/styles'

/** What a row is about. */
export const Title = styled('b')({ fontWeight: 'var(--cell-title)' })
