import type { ReactNode } from 'react'
import { countryCards } from '@/content/countryCards'
import type { CountryCardId } from '@/content/countryPages/countryPage'
import type { LoadedPage } from '@/content/loadCountryPage'
import { AddedCard } from '@/site/cards/AddedCard'
import { arrangeCards } from '@/site/cards/arrangeCards'
import { CardGrid } from '@/site/cards/CardGrid'
import { CardHead } from '@/site/cards/CardHead'
import { CategoryCard } from '@/site/cards/CategoryCard'
import { publicLists } from '@/site/publicLists'
import { useSaved } from '@/ui/useSaved'
import { countryCardIcons } from './countryCardIcons'

type Props = {
  /** the country, used as a key: another country's cards start with fresh state */
  name: string
  page: LoadedPage
  ids: readonly CountryCardId[]
  target?: string | undefined
  banner: ReactNode
  isBannerFirst?: boolean
  /** the page whose categories editors choose (D-34) */
  editedPage?: string | undefined
}

/** The cards of a country, with icon tiles; on phones, and in the lead, with a picture. */
export function CountryCards(props: Props) {
  const { name, page, ids, target, banner, isBannerFirst, editedPage } = props
  const saved = useSaved(publicLists, 'publicCategories')
  const cards = countryCards(page, ids)
  const shown = editedPage ? arrangeCards(saved, editedPage, cards) : cards
  return (
    <CardGrid
      isEdited={editedPage !== undefined}
      cards={shown.map((card, index) => {
        const isTarget = card.id === target
        const key = `${name}/${card.id}/${isTarget}`
        if ('isAdded' in card) return <AddedCard key={key} category={card} isTarget={isTarget} />
        return (
          <CategoryCard
            key={key}
            page={page.file}
            card={card}
            isTarget={isTarget}
            head={(words) => (
              <CardHead
                icon={countryCardIcons[card.id]}
                topic="country"
                glyph={card.icon}
                tone={(index % 3) as 0 | 1 | 2}
                words={card.articles[0]?.title ?? ''}
                place={page.file}
                isLead={index === 0}
              >
                {words}
              </CardHead>
            )}
          />
        )
      })}
      banner={banner}
      isBannerFirst={isBannerFirst}
    />
  )
}
