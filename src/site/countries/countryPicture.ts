import type { CategoryCard } from '@/content/categoryCard'
import type { PictureHint } from '@/ui/theme/pictureUrl'

/** Returns the pictures of a country's cards; some show its landmark. */
export const countryPicture =
  (place: string) =>
  ({ icon }: CategoryCard, index: number): PictureHint => ({
    topic: 'country',
    glyph: icon,
    tone: (index % 3) as 0 | 1 | 2,
    place,
  })
