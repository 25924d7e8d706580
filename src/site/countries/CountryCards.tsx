import type { ReactNode } from 'react'
import { countryCards } from '@/content/countryCards'
import type { CountryCardId, CountryPage } from '@/content/countryPages/countryPage'
import { CardGrid } from '@/site/cards/CardGrid'
import { CategoryCard } from '@/site/cards/CategoryCard'
import { IconHead } from '@/site/cards/IconHead'
import { countryCardIcons } from './countryCardIcons'

type Props = {
  /** the country, used as a key: another country's cards start with fresh state */
  name: string
  page: CountryPage
  ids: readonly CountryCardId[]
  arrival?: string | undefined
  banner?: ReactNode
}

/** The cards of a country, with icon tiles. */
export function CountryCards({ name, page, ids, arrival, banner }: Props) {
  return (
    <CardGrid
      cards={countryCards(page, ids).map((card) => {
        const isArrival = card.id === arrival
        return (
          <CategoryCard
            key={`${name}/${card.id}/${isArrival}`}
            card={card}
            isArrival={isArrival}
            head={(words) => <IconHead icon={countryCardIcons[card.id]}>{words}</IconHead>}
          />
        )
      })}
      banner={banner}
    />
  )
}
