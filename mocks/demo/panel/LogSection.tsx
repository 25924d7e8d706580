import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  fontSize: size.t13,
  '& h3': { fontSize: size.t14, fontWeight: weight.label },
  '& bdi': { color: theme.vars.palette.tokens.muted },
  '& button': {
    marginInlineStart: 'auto',
    color: theme.vars.palette.tokens.muted,
    fontSize: size.t13,
  },
}))

const Empty = styled('p')(({ theme }) => ({
  paddingBlock: 8,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

const List = styled('ol')({ paddingBlock: 4, fontSize: size.t13 })

type Props = {
  title: string
  count: number
  /** the text for an empty log */
  empty: string
  /** defaults to «مسح» */
  clearLabel?: string
  onClear: () => void
  children: ReactNode
}

/** A list with its title, its count and a button that empties it. */
export function LogSection({ title, count, empty, clearLabel = 'مسح', onClear, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head>
        <h3 id={id}>{title}</h3>
        <bdi>{count}</bdi>
        {/* The button stays when the log is empty, because it has the focus. */}
        <Button variant="text" color="inherit" size="small" onClick={onClear}>
          <span>{clearLabel}</span>
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      </Head>
      {count > 0 ? <List>{children}</List> : <Empty>{empty}</Empty>}
    </section>
  )
}
