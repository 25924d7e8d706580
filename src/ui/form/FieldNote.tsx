import { styled } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { size, weight } from '@/ui/theme/tokens'

export const HintNote = styled('div')(({ theme }) => ({
  fontSize: size.t13,
  lineHeight: 1.6,
  color: theme.vars.palette.tokens.muted,
}))

const ErrorNote = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontSize: size.t13,
  lineHeight: 1.6,
  fontWeight: weight.label,
  color: theme.vars.palette.tokens.bad,
  '& svg': { flex: 'none', marginBlockStart: 2 },
}))

/** Renders the error if there is one, otherwise the hint, otherwise nothing. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: string | undefined
}) {
  if (error)
    return (
      <ErrorNote id={id}>
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
        <span>{error}</span>
      </ErrorNote>
    )
  return hint ? <HintNote id={id}>{hint}</HintNote> : null
}
