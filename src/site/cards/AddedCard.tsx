import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { AddedCategory } from '@/saved/publicCategories'
import { surface } from '@/ui/surface'
import { size, weight } from '@/ui/theme/tokens'

const Root = styled('section')(({ theme }) => ({
  minInlineSize: 0,
  padding: 16,
  scrollMarginBlockStart: 16,
  ...surface(theme),
  '&:has([data-arrival])': { borderColor: theme.vars.palette.tokens.brand },
  '& h2': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& p': { marginBlockStart: 2, color: theme.vars.palette.tokens.muted, fontSize: size.t14 },
}))

type Props = {
  category: AddedCategory
  /** the address names this card: it is marked, and focused on arrival (D-9b) */
  isTarget?: boolean
}

/** The card of a category that editors have added: it has no news yet. */
export function AddedCard({ category, isTarget = false }: Props) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h2 id={id} {...(isTarget && { 'data-arrival': '', tabIndex: -1 })}>
        {category.name}
      </h2>
      <p>{NO_NEWS}</p>
    </Root>
  )
}

export const NO_NEWS = 'هذه الفئة جديدة، ولم تصل أخبارها بعد.'
