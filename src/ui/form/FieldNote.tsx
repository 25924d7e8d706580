import { styled } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { colors, size, weight } from '@/ui/theme/tokens'

export const HintNote = styled('div')({ fontSize: size.t13, lineHeight: 1.6, color: colors.muted })

const ErrorNote = styled('div')({
  display: 'flex',
  gap: 6,
  fontSize: size.t13,
  lineHeight: 1.6,
  fontWeight: weight.label,
  color: colors.bad,
  '& svg': { flex: 'none', marginBlockStart: 2 },
})

type Props = { id: string; hint?: ReactNode; error?: string | undefined }

/** Renders the error if there is one, otherwise the hint, otherwise nothing. */
export function FieldNote({ id, hint, error }: Props) {
  if (error)
    return (
      <ErrorNote id={id}>
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
        <span>{error}</span>
      </ErrorNote>
    )
  return hint ? <HintNote id={id}>{hint}</HintNote> : null
}
