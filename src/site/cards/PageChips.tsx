import { styled } from '@mui/material/styles'
import { CHIPS } from '@/ui/marks/marks'
import { waitsFor } from '@/ui/states/useSaved'
import { size, weight } from '@/ui/theme/tokens'

/** The cards of most pages are those that editors have saved. */
export const EDITED = waitsFor('pageCategories', 'managedCategories')

const Root = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: {
    display: 'block',
    position: 'sticky',
    // Below the header.
    insetBlockStart: 'calc(3.75rem + 1px)',
    zIndex: 3,
    marginInline: -16,
    borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
    background: theme.vars.palette.tokens.ground,
  },
  // As the header (`Header`).
  '@media (max-height: 24rem)': { position: 'static' },
}))

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  paddingInline: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The link to the card that is on the screen is current, where a browser knows that without a script.
  scrollTargetGroup: 'auto',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    blockSize: '2.75rem',
    minInlineSize: '2.75rem',
    paddingInline: 8,
    borderBlockEnd: '2px solid transparent',
    color: theme.vars.palette.tokens.muted,
    fontSize: size.t14,
    fontWeight: weight.label,
    whiteSpace: 'nowrap',
    '&:hover': { textDecoration: 'none', color: theme.vars.palette.tokens.ink },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& a:target-current': {
    borderBlockEndColor: theme.vars.palette.tokens.bright,
    color: theme.vars.palette.tokens.ink,
  },
}))

type Props = {
  cards: readonly ({ id: string } & ({ name: string } | { nameAr: string }))[]
  /** editors choose the cards (D-34) */
  isEdited: boolean
}

/** On phones: a row of links to the cards of the page, which stays below the header. */
export function PageChips({ cards, isEdited }: Props) {
  return (
    <Root aria-label="أبواب الصفحة" {...CHIPS.props} {...(isEdited && EDITED)}>
      <List>
        {cards.map((card) => (
          <li key={card.id}>
            <a href={`#${chipAnchor(card.id)}`}>
              <bdi>{'nameAr' in card ? card.nameAr : card.name}</bdi>
            </a>
          </li>
        ))}
      </List>
    </Root>
  )
}

/** The id of a card's element. Editors choose the ids of their cards, and those of the page are single words. */
export const chipAnchor = (id: string) => `card-${id}`
