import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '@/ui/theme/icons'
import { size, weight } from '@/ui/theme/tokens'

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 12,
  paddingBlock: 16,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  '& > svg': { flex: 'none', marginBlockStart: 4, color: theme.vars.palette.tokens.muted },
  '& h2': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& p': { fontSize: size.t13, color: theme.vars.palette.tokens.muted },
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
}))

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 16,
  [theme.breakpoints.up('md')]: { padding: 24 },
}))

/** Fields in two columns on wide screens; `data-wide` spans both. */
export const SettingsFields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    columnGap: 32,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}))

/** Switches below the fields, each under a thin line. */
export const SwitchLines = styled('div')(({ theme }) => ({
  '& > *': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& > :last-child': { paddingBlockEnd: 0 },
}))

/** A switch and the field that belongs to it. */
export const SwitchedField = styled('div')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  '& > :first-of-type': { paddingBlockStart: 0 },
})

type Props = { icon: LucideIcon; title: string; intro: string; children: ReactNode }

/** A card with related settings (Spec §2). */
export function SettingsCard({ icon, title, intro, children }: Props) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Head>
        <Icon icon={icon} />
        <div>
          <h2 id={id}>{title}</h2>
          <p>{intro}</p>
        </div>
      </Head>
      <Body>{children}</Body>
    </Card>
  )
}
