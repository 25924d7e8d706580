import { styled } from '@mui/material/styles'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import type { ParentSection } from '@/content/admin/parentSections'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { colors, radius, size } from '@/ui/theme/tokens'

const Tile = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '2.25rem',
  blockSize: '2.25rem',
  paddingInline: 4,
  borderRadius: radius.control,
  background: colors.sunken,
  fontSize: size.t18,
  lineHeight: 1,
  whiteSpace: 'nowrap',
})

/** The colour of the category, as a small dot on its icon. */
const Dot = styled('span')({
  position: 'absolute',
  insetBlockEnd: -3,
  insetInlineEnd: -3,
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '50%',
  border: `2px solid ${colors.paper}`,
})

/** The icon of a category on a tile, with its colour. Decorative: the name is beside it. */
export function CategoryIcon({ icon, color }: Pick<ManagedCategory, 'icon' | 'color'>) {
  return (
    <Tile aria-hidden>
      <span>{icon}</span>
      <Dot style={{ background: color }} />
    </Tile>
  )
}

const Emoji = styled('span')({
  flex: 'none',
  inlineSize: '1.5rem',
  textAlign: 'center',
  fontSize: size.t18,
  lineHeight: 1,
})

/** The emoji of a section, or the flag of its country as an SVG, which every system can display. Decorative. */
export function SectionIcon({ icon, code }: Pick<ParentSection, 'icon' | 'code'>) {
  return code ? <CountryFlag code={code} /> : <Emoji aria-hidden>{icon}</Emoji>
}
