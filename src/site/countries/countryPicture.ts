import type { CategoryCard } from '@/content/categoryCard'
import type { PictureHint } from '@/ui/pictureUrl'

/** The picture of a country's card. */
export const countryPicture = ({ icon }: CategoryCard, index: number): PictureHint => ({
  topic: 'country',
  glyph: icon,
  tone: (index % 3) as 0 | 1 | 2,
})
