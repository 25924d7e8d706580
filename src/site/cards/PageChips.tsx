import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { controlsOf } from '@/ui/marks/controls'
import { CHIPS } from '@/ui/marks/marks'
import { waitsFor } from '@/ui/states/useSaved'
import { inRow, muted14 } from '@/ui/theme/surface'
import { colors, down, weight } from '@/ui/theme/tokens'

/** The cards of most pages are those that editors have saved. */
export const EDITED = waitsFor('pageCategories', 'managedCategories')

const Root = styled('nav')({
  display: 'none',
  [down.xl]: {
    display: 'block',
    position: 'sticky',
    // Below the header.
    insetBlockStart: 'calc(3.75rem + 1px)',
    zIndex: 3,
    marginInline: -16,
    borderBlockEnd: `1px solid ${colors.line}`,
    background: colors.ground,
  },
  // As the header (`Header`).
  '@media (max-height: 24rem)': { position: 'static' },
})

const List = styled('ul')({
  display: 'flex',
  gap: 4,
  paddingInline: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  // At rest the first name begins where the fade ends.
  maskImage: 'linear-gradient(to right, transparent, #000 16px calc(100% - 16px), transparent)',
  scrollPaddingInline: 24,
  '& a': {
    ...inRow,
    justifyContent: 'center',
    blockSize: '2.75rem',
    minInlineSize: '2.75rem',
    paddingInline: 8,
    borderBlockEnd: '2px solid transparent',
    ...muted14,
    fontWeight: weight.label,
    whiteSpace: 'nowrap',
    '&:hover': { textDecoration: 'none', color: colors.ink },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& a[aria-current]': {
    borderBlockEndColor: colors.bright,
    color: colors.ink,
  },
})

type Props = {
  cards: readonly ({ id: string } & ({ name: string } | { nameAr: string }))[]
  /** editors choose the cards (D-34) */
  isEdited: boolean
}

/** Between the row of links and the middle of the window: the first card there is the current one. */
const READING = '-112px 0px -50%'

/**
 * Where the header has no sections: a row of links to the cards of the page, which stays below the header. The link to the
 * card that is being read is current, and in sight.
 */
export function PageChips({ cards, isEdited }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = cards.flatMap(({ id }) => document.getElementById(chipAnchor(id)) ?? [])
    const read = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          read[isIntersecting ? 'add' : 'delete'](target)
        const shown = elements.filter((element) => read.has(element))
        // Of two beside each other the one that was chosen.
        const { id } = shown.find((element) => element.matches(':target')) ?? shown[0] ?? {}
        if (id) setCurrent(id)
      },
      { rootMargin: READING },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [cards])
  useEffect(() => {
    const chip = controlsOf(list.current).find((one) => one.matches(`[href="#${current}"]`))
    if (chip && list.current) centre(list.current, chip)
  }, [current])
  return (
    <Root aria-label="أبواب الصفحة" {...CHIPS.props} {...(isEdited && EDITED)}>
      <List ref={list}>
        {cards.map((card) => (
          <li key={card.id}>
            <a
              href={`#${chipAnchor(card.id)}`}
              aria-current={chipAnchor(card.id) === current ? 'location' : undefined}
            >
              <bdi>{'nameAr' in card ? card.nameAr : card.name}</bdi>
            </a>
          </li>
        ))}
      </List>
    </Root>
  )
}

/** Scrolls the row only: `scrollIntoView` would also scroll the page. */
function centre(list: Element, chip: Element) {
  const [row, own] = [list.getBoundingClientRect(), chip.getBoundingClientRect()]
  list.scrollLeft += (own.left + own.right - row.left - row.right) / 2
}

/** The id of a card's element. Editors choose the ids of their cards, and those of the page are single words. */
export const chipAnchor = (id: string) => `card-${id}`
