import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { PlaceItem } from '@/content/searchItem'
import { colors } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { PlaceResult } from './PlaceResult'

const Named = styled('section')({
  marginBlockEnd: 24,
  '& li + li': { borderBlockStart: `1px solid ${colors.line}` },
})

type Props = { places: readonly PlaceItem[]; query: string }

/** The sections and countries that the query names, above all other results. */
export function NamedPlaces({ places, query }: Props) {
  const id = useId()
  if (places.length === 0) return null
  return (
    <Named aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        أقسام ودول بهذا الاسم
      </VisuallyHidden>
      <ul>
        {places.map((item) => (
          <PlaceResult key={item.id} item={item} query={query} />
        ))}
      </ul>
    </Named>
  )
}
