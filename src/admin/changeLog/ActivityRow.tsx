import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { Icon } from '@/ui/theme/icons'
import { colors, weight } from '@/ui/theme/tokens'

const Sign = styled('span')({
  display: 'grid',
  flex: 'none',
  color: colors.muted,
  '&[data-failure]': { color: colors.bad },
})

const Row = styled('li')({ '&&': { minBlockSize: '2.5rem', paddingBlock: 6 } })

// The line about where and when is beside the sentence, if both fit.
const Words = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  minInlineSize: 0,
  '& > p:first-of-type': { flex: 'auto', fontWeight: weight.label, overflowWrap: 'anywhere' },
  '& > p > a': { color: 'inherit' },
  '& > :nth-of-type(n + 3), & > :not(p)': { flexBasis: '100%' },
})

type Props = {
  icon: LucideIcon
  isFailure?: boolean | undefined
  text: ReactNode
  /** place, person, time */
  meta: ReactNode[]
  /** under both lines */
  children?: ReactNode
  action?: ReactNode
}

/** A row of «آخر النشاط» and of the change log: a sign, a sentence, and a line about where, who and when. */
export const ActivityRow = ({ icon, isFailure, text, meta, children, action }: Props) => (
  <Row>
    <Sign data-failure={isFailure || undefined}>
      <Icon icon={icon} />
    </Sign>
    <Words>
      <p data-line>{text}</p>
      <MetaLine items={meta} />
      {children}
    </Words>
    {action}
  </Row>
)
