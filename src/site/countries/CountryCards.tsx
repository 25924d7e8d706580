import type { ReactNode } from 'react'
import { countryCards } from '@/content/countryCards'
import type { CountryCardId } from '@/content/countryPages/countryPage'
import type { LoadedPage } from '@/content/loadCountryPage'
import { AddedCard } from '@/site/cards/AddedCard'
import { arrangeCards } from '@/site/cards/arrangeCards'
import { CardGrid } from '@/site/cards/CardGrid'
import { CategoryCard } from '@/site/cards/CategoryCard'
import { IconHead } from '@/site/cards/IconHead'
import { publicLists } from '@/site/publicLists'
import { useSaved } from '@/ui/useSaved'
import { countryCardIcons } from './countryCardIcons'

type Props = {
  /** the country, used as a key: another country's cards start with fresh state */
  name: string
  page: LoadedPage
  ids: readonly CountryCardId[]
  target?: string | undefined
  banner?: ReactNode
  /** the page whose categories editors choose (D-34) */
  editedPage?: string | undefined
}

/** The cards of a country, with icon tiles. */
export function CountryCards({ name, page, ids, target, banner, editedPage }: Props) {
  const saved = useSaved(publicLists, 'publicCategories')
  const cards = countryCards(page, ids)
  const shown = editedPage ? arrangeCards(saved, editedPage, cards) : cards
  return (
    <CardGrid
      isEdited={editedPage !== undefined}
      cards={shown.map((card) => {
        const isTarget = card.id === target
        const key = `${name}/${card.id}/${isTarget}`
        if ('isAdded' in card) return <AddedCard key={key} category={card} isTarget={isTarget} />
        return (
          <CategoryCard
            key={key}
            page={page.file}
            card={card}
            isTarget={isTarget}
            head={(words) => <IconHead icon={countryCardIcons[card.id]}>{words}</IconHead>}
          />
        )
      })}
      banner={banner}
    />
  )
}
