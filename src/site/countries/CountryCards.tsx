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
  target?: string | undefined
  banner?: ReactNode
}

/** The cards of a country, with icon tiles. */
export function CountryCards({ name, page, ids, target, banner }: Props) {
  return (
    <CardGrid
      cards={countryCards(page, ids).map((card) => {
        const isTarget = card.id === target
        return (
          <CategoryCard
            key={`${name}/${card.id}/${isTarget}`}
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
