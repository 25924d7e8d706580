import { styled } from '@mui/material/styles'
import { Info } from 'lucide-react'
import { session } from '@/lib/reader'
import { AppLink } from '@/ui/navigation/links'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { control, radius, size, weight } from '@/ui/theme/tokens'

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 10,
  marginBlockEnd: 24,
  paddingBlock: 10,
  paddingInline: 16,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
  lineHeight: 1.6,
  '& > svg': { flex: 'none', marginBlockStart: 3 },
}))

/** The reader's pages are open to signed-out readers too (D-19a): a note says how to sign in. */
export function SignedOutNote({ text }: { text: string }) {
  const { isSignedIn } = useStore(session)
  if (isSignedIn) return null
  return (
    <Line>
      <Icon icon={Info} size="small" />
      <span>{text}</span>
    </Line>
  )
}

/** A list of chips that fills its lines. */
export const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const Chip = styled(AppLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: control.small,
  paddingInline: 12,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.control,
  color: 'inherit',
  fontSize: size.t14,
  fontWeight: weight.label,
  '& > svg': { color: theme.vars.palette.tokens.muted },
  '&&:hover': { background: theme.vars.palette.tokens.sunken, textDecoration: 'none' },
})) as typeof AppLink
