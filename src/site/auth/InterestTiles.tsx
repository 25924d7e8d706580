import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { type InterestCategory, interestCategories } from '@/content/interests'
import type { InterestId } from '@/lib/readerInterests'
import { sectionIcons } from '@/site/chrome/sectionIcons'
import { radius, weight } from '@/ui/theme/tokens'
import { visuallyHidden } from '@/ui/VisuallyHidden'

type Props = { chosen: readonly InterestId[]; onToggle: (id: InterestId) => void }

/** The six interests as tiles to tick, in the order of Spec §3 (reference: auth-preferences). */
export function InterestTiles({ chosen, onToggle }: Props) {
  return (
    <Tiles role="group" aria-label="الاهتمامات">
      {interestCategories(chosen).map((category) => (
        <InterestTile
          key={category.id}
          category={category}
          onToggle={() => onToggle(category.id)}
        />
      ))}
    </Tiles>
  )
}

type TileProps = { category: InterestCategory; onToggle: () => void }

function InterestTile({ category, onToggle }: TileProps) {
  const Drawing = sectionIcons[category.icon]
  return (
    <Tile>
      <input type="checkbox" checked={category.isSelected} onChange={onToggle} />
      <Drawing size={24} strokeWidth={1.75} aria-hidden />
      {category.name}
      <Tick className="tick" aria-hidden>
        <Check size={14} strokeWidth={3} />
      </Tick>
    </Tile>
  )
}

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

const Tick = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
  borderRadius: '50%',
  color: 'transparent',
}))

const Tile = styled('label')(({ theme }) => {
  const { brand, brandSoft, focus, lineStrong, muted, onBrand, onBrandSoft, sunken } =
    theme.vars.palette.tokens
  return {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    padding: 16,
    border: `1px solid ${lineStrong}`,
    borderRadius: radius.card,
    fontWeight: weight.card,
    cursor: 'pointer',
    '& > svg': { color: muted },
    '& > input': visuallyHidden,
    '&:hover': { background: sunken },
    '&:has(:checked)': {
      borderColor: brand,
      background: brandSoft,
      color: onBrandSoft,
      boxShadow: `inset 0 0 0 1px ${brand}`,
      '& > svg': { color: brand },
      '& > .tick': { borderColor: brand, background: brand, color: onBrand },
    },
    '&:has(:focus-visible)': { outline: `3px solid ${focus}`, outlineOffset: 2 },
  }
})
