import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { session } from '@/lib/reader'
import { useStore } from '@/ui/stores/useStore'
import { inColumn, inRows, muted13, muted14, ruled, withAside } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'

const Line = styled('p')({
  marginBlockEnd: 24,
  ...muted14,
  lineHeight: 1.6,
})

/** The reader's pages are open to signed-out readers too (D-19a): a note says how to sign in. */
export function SignedOutNote({ text }: { text: string }) {
  const { isSignedIn } = useStore(session)
  if (isSignedIn) return null
  return <Line>{text}</Line>
}

/** The parts of a reader's page below each other. */
export const Stack = styled('div')({
  ...inColumn,
  gap: 32,
})

export const Columns = styled('div')({ ...withAside, gap: 32 })

/** A list of chips that fills its lines. */
export const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Ruled = styled('section')({
  ...ruled,
  containerType: 'inline-size',
  '& > header': {
    ...inRows,
    justifyContent: 'space-between',
    columnGap: 12,
  },
  '& > header > span': { color: colors.muted, fontSize: size.t13 },
})

type SectionProps = {
  title: string
  /** at the end of the title's line: the number of items */
  note?: ReactNode
  id?: string
  children: ReactNode
}

/** A part of a reader's page: a rule, its title, and its content without a box. */
export function AccountSection({ title, note, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <Ruled id={id} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {note && <span>{note}</span>}
      </header>
      {children}
    </Ruled>
  )
}

/** Its rows, with hairlines between them. */
export const Rows = styled('ul')({
  fontSize: size.t14,
  lineHeight: 1.6,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 12 },
  '& > li:first-of-type': { paddingBlockStart: 4 },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& > li > .grow': { flex: 1, minInlineSize: 0 },
})

const FigureList = styled('dl')<{ count: number }>(({ count }) => {
  const columns = (number: number) => ({
    gridTemplateColumns: `repeat(${number}, minmax(0, 1fr))`,
    [`& > div:not(:nth-of-type(${number}n + 1))`]: {
      paddingInlineStart: 16,
      borderInlineStart: `1px solid ${colors.line}`,
    },
  })
  return {
    display: 'grid',
    rowGap: 16,
    paddingBlockStart: 4,
    '& > div': { display: 'grid' },
    // The figure is above its name.
    '& dt': {
      order: 1,
      ...muted13,
      lineHeight: 1.6,
    },
    '& dd': { fontSize: size.t28, fontWeight: weight.title, lineHeight: 1.35 },
    '& small': { fontSize: size.t14, fontWeight: weight.label },
    // With large text each has a row.
    '@container (min-width: 17rem)': columns(count === 4 ? 2 : count),
    '@container (min-width: 40rem)': columns(count),
  }
})

type FiguresProps = { title: string; figures: readonly { label: string; value: ReactNode }[] }

/** The figures of a reader's page in a row, with hairlines between them. */
export function Figures({ title, figures }: FiguresProps) {
  return (
    <AccountSection title={title}>
      <FigureList count={figures.length}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-tight>{value}</dd>
          </div>
        ))}
      </FigureList>
    </AccountSection>
  )
}
