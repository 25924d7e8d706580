import { styled } from '@mui/material/styles'

/** The heading of a part of the page. */
export const PartTitle = styled('h2')(({ theme }) => theme.typography.h2)
