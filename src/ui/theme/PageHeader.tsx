import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/ui/navigation/Breadcrumbs'
import { COMMANDS } from '@/ui/shortcuts/marks'
import { size, weight } from './tokens'

const Row = styled('div')<{
  isDense: boolean
}>(({ theme, isDense }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: isDense ? 'center' : 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBlockEnd: isDense ? 20 : 16,
  '& h1': { fontSize: size.t22, fontWeight: weight.title, lineHeight: 1.35 },
  ...(isDense
    ? { [theme.breakpoints.up('lg')]: { '& h1': { fontSize: size.t28 } } }
    : {
        [theme.breakpoints.up('md')]: { marginBlockEnd: 24, '& h1': { fontSize: size.t28 } },
        [theme.breakpoints.up('xl')]: { '& h1': { fontSize: size.t36 } },
      }),
}))

const Words = styled('div')({ maxInlineSize: '44rem', minInlineSize: 0 })

const Intro = styled('div')<{
  isDense: boolean
}>(({ theme, isDense }) => ({
  color: theme.vars.palette.tokens.muted,
  marginBlockStart: isDense ? 0 : 4,
  ...(isDense && { fontSize: size.t14 }),
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  // On phones, two or more buttons share the full width; a single one stays beside the title.
  [theme.breakpoints.down('sm')]: {
    '&:has(> .pageActions)': { inlineSize: '100%' },
    '&:has(> .MuiButton-root ~ .MuiButton-root)': {
      inlineSize: '100%',
      gap: 8,
      '& > .MuiButton-root': { flex: '1 1 30%', minInlineSize: 'max-content', paddingInline: 8 },
    },
  },
}))

type Props = {
  title: ReactNode
  intro?: ReactNode
  crumbs?: Crumb[]
  actions?: ReactNode
  /** the smaller header of the admin pages */
  dense?: boolean
}

/**
 * The header of a page: breadcrumbs, the only h1 (it receives the focus after a navigation), an introduction
 * and actions.
 */
export function PageHeader({ title, intro, crumbs, actions, dense = false }: Props) {
  return (
    <>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <Row isDense={dense}>
        <Words>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <Intro isDense={dense}>{intro}</Intro>}
        </Words>
        {actions && <Actions {...COMMANDS.props}>{actions}</Actions>}
      </Row>
    </>
  )
}
