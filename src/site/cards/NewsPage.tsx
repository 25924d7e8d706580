import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { CategoryCard as Card, PaidOffer } from '@/content/categoryCard'
import type { PageOfHead } from '@/lib/pageHead'
import { publicLists } from '@/site/publicLists'
import { CARD } from '@/ui/marks/marks'
import { useSaved } from '@/ui/states/useSaved'
import { inColumn } from '@/ui/theme/surface'
import { size, up } from '@/ui/theme/tokens'
import { AddedCard } from './AddedCard'
import { arrangeCards } from './arrangeCards'
import { CategoryCard } from './CategoryCard'
import { Masthead, type MastheadProps } from './Masthead'
import { NoneChosen } from './NoneChosen'
import { Offer } from './Offer'
import { EDITED, PageChips } from './PageChips'

const TALL = {
  gridRow: 'span 2',
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
} as const

const Grid = styled('div')({
  ...inColumn,
  gap: 14,
  alignItems: 'start',
  // With large text the longest word has room.
  '--lead-size': `min(${size.t28}, 14vw)`,
  '& > .whole-row': { gridColumn: '1 / -1' },
  '& > .column': { display: 'contents' },
  [up.md]: {
    gap: '36px 32px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [`& > ${CARD.selector}:first-of-type`]: { gridColumn: 'span 2' },
  },
  // The lead has four cells, so eight cards and the banner leave no gap. The second row takes what an open lead needs:
  // its neighbours stay where they are.
  [up.xl]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    '--lead-size': size.t36,
    // Both are as high as the rows: the picture of the lead takes what is left. An open card beside it would crop the
    // picture: it grows only as far as on a page whose cards are closed.
    '& .banner': { alignSelf: 'stretch' },
    [`& > ${CARD.selector}:first-of-type`]: {
      ...TALL,
      '& > ul': {
        flex: 1,
        gridTemplateRows: '1fr',
        minBlockSize: 'min-content',
        maxBlockSize: '42rem',
      },
      '& > ul > .lead > article': { blockSize: '100%', gridTemplateRows: 'auto 1fr' },
      '& > ul > .lead .picture': { alignSelf: 'stretch' },
    },
  },
  // Two columns beside the lead, so that a short card leaves no hole before the next.
  '@media (min-width: 1280px)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > .column': { ...TALL, gap: 36 },
    '& .banner': { flex: 1, maxBlockSize: '24rem' },
    // The two columns say how high the lead is.
    [`& > ${CARD.selector}:first-of-type > ul > .lead .picture`]: {
      aspectRatio: 'auto !important',
      minBlockSize: '18rem',
    },
  },
})

/** The lead and the three texts beside it; the banner completes their two rows. */
const BEFORE_BANNER = 4

export type NewsPageProps = Pick<ComponentProps<typeof CategoryCard>, 'page' | 'colours'> & {
  masthead: MastheadProps
  /** those that ship */
  cards: readonly Card[]
  /** the id of the card that the address names (D-9b) */
  target?: string | undefined
  offer: PaidOffer
  tone?: 'green'
  /** editors choose its cards (D-34) */
  isEdited?: boolean
}

/** Such a page, with what its document head says. */
export type LoadedNews = NewsPageProps & { head: PageOfHead }

/** A topic or country page: its masthead, eight cards, of which the first is the lead, and a paid banner (Spec §2). */
export function NewsPage(props: NewsPageProps) {
  const { masthead, page, colours, target, offer, tone, isEdited = false } = props
  const saved = useSaved(publicLists, 'publicCategories')
  const cards = arrangeCards(isEdited ? saved : null, page, props.cards)
  const rendered = cards.map((card, index) => {
    const isTarget = card.id === target
    // The cards of another country start with fresh state.
    const key = `${masthead.title}/${card.id}/${isTarget}`
    if ('isAdded' in card) return <AddedCard key={key} category={card} isTarget={isTarget} />
    return (
      <CategoryCard
        key={key}
        page={page}
        card={card}
        isTarget={isTarget}
        layout={index === 0 ? 'lead' : index < BEFORE_BANNER ? 'text' : 'picture'}
        colours={colours}
      />
    )
  })
  return (
    <>
      <Masthead {...masthead} />
      <PageChips cards={cards} isEdited={isEdited} />
      <Grid {...(isEdited && EDITED)}>
        {cards.length === 0 && (
          <div className="whole-row">
            <NoneChosen icon={Newspaper} of="فئات" />
          </div>
        )}
        {rendered.slice(0, 1)}
        {rendered.length > 1 && <div className="column">{rendered.slice(1, 3)}</div>}
        <div className="column">
          {rendered.slice(3, BEFORE_BANNER)}
          <div className="banner">
            <Offer offer={offer} tone={tone} />
          </div>
        </div>
        {rendered.slice(BEFORE_BANNER)}
      </Grid>
    </>
  )
}
