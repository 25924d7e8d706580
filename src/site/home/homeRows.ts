import type { CardLayout } from '@/ui/sectionCard/cardLayouts'

/** The width of a card, in twelfths of the page, and its kind. */
export type HomePlace = { columns: 3 | 4 | 6 | 8 | 12; kind: CardLayout }

type Placed = { id: string; kind?: string }

const place = (columns: HomePlace['columns'], kind: CardLayout) => ({ columns, kind })

const STRIPS: Record<string, HomePlace> = {
  videos: place(12, 'videos'),
  posts: place(12, 'quotes'),
}
const THREE = [
  [place(6, 'picture'), place(3, 'thumbnail'), place(3, 'text')],
  [place(3, 'text'), place(6, 'laterPicture'), place(3, 'text')],
] as const
const TWO = [place(6, 'picture'), place(6, 'thumbnail')]
const ONE = [place(12, 'laterPicture')]

/**
 * The place of each section of the front page in its rhythm of rows. Videos and posts have a row of their own; what is
 * between them is in rows of three, and the rest of it in a row of two or one. It leaves no gap, whichever sections
 * editors choose (D-34).
 */
export function homeRows(sections: readonly Placed[]): HomePlace[] {
  const places: HomePlace[] = []
  const [first, second] = sections
  if (first?.id === 'breaking')
    places.push(
      ...(second && !isStrip(second)
        ? [place(8, 'lead'), place(4, 'picture')]
        : [place(12, 'lead')]),
    )
  for (let row = 0; places.length < sections.length; row++) {
    const rest = sections.slice(places.length)
    const strip = rest.findIndex(isStrip)
    const own = rest[0] && STRIPS[rest[0].kind ?? '']
    if (own) places.push(own)
    else {
      const count = strip < 0 ? rest.length : strip
      places.push(...(count >= 3 ? (THREE[row % 2] ?? []) : count === 2 ? TWO : ONE))
    }
  }
  return places
}

const isStrip = ({ kind = '' }: Placed) => kind in STRIPS
