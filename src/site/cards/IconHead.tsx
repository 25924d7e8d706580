import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icons'
import { radius } from '@/ui/theme/tokens'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 12,
  '& > :last-child': { flex: '1 1 6.5rem' },
  padding: '16px 16px 12px',
})

const Tile = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
  color: theme.vars.palette.tokens.muted,
}))

/**
 * The header of a country card: a 40-pixel icon tile and the texts (design/reference, Topic card).
 */
export function IconHead({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Root>
      <Tile>
        <Icon icon={icon} />
      </Tile>
      {children}
    </Root>
  )
}
