import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { interestCategories } from '@/content/interests'
import { plural } from '@/lib/arabic'
import { SOURCES } from '@/lib/nouns'
import { INTEREST_IDS, type InterestId } from '@/lib/reader'
import { sectionIcons } from '@/ui/news/sectionIcons'
import { focusRing, muted13 } from '@/ui/theme/surface'
import { colors, down, radius, size, up, weight } from '@/ui/theme/tokens'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'

const Grid = styled('div')<{ variant: TileVariant }>(({ variant }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [up.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  ...(variant === 'tall' && {
    [up.xl]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  }),
}))

const Tile = styled('label')<{ variant: TileVariant }>(({ variant }) => ({
  position: 'relative',
  display: 'grid',
  gap: 8,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.card,
  fontWeight: weight.card,
  cursor: 'pointer',
  ...(variant !== 'flat'
    ? { alignContent: 'start', padding: 16 }
    : {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        minBlockSize: '2.75rem',
        paddingBlock: 8,
        paddingInline: '12px 40px',
        fontSize: size.t14,
        [down.md]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& .drawing': { display: 'none' },
        },
      }),
  '& input': visuallyHidden,
  '& .drawing': { color: colors.muted },
  '& small': { display: 'block', ...muted13, fontWeight: weight.text },
  '& .tick': {
    position: 'absolute',
    insetBlockStart: variant === 'flat' ? 'calc(50% - 0.6875rem)' : 12,
    insetInlineEnd: 12,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '50%',
  },
  // `visibility` instead of a transparent colour: forced colors (high contrast) would colour it.
  '&:not(:has(:checked)) .tick > svg': { visibility: 'hidden' },
  '@media (hover: hover)': { '&:hover': { background: colors.sunken } },
  '&:has(:checked)': {
    borderColor: colors.brand,
    background: colors.brandSoft,
    color: colors.onBrandSoft,
    // An inset shadow, so that choosing a tile does not change its size.
    boxShadow: `inset 0 0 0 1px ${colors.brand}`,
    '& .drawing': { color: colors.brand },
    '& small': { color: 'inherit' },
    '& .tick': { borderColor: colors.brand, background: colors.brand, color: colors.onBrand },
  },
  '&:has(:focus-visible)': focusRing,
}))

type TileVariant = 'tall' | 'short' | 'flat'

type Props = {
  selected: readonly InterestId[]
  onToggle: (id: InterestId) => void
  /** `tall` tiles show the number of sources, `short` ones do not; `flat` ones, in a form, have one line */
  variant?: TileVariant
  /** the accessible name of the group, if no legend names it */
  label?: string
  /** a ref to the first tile, to move the focus there */
  firstRef?: Ref<HTMLInputElement>
}

export const chosenText = (count: number) => `اخترت ${count} من ${INTEREST_IDS.length}.`

/** The six interests as checkboxes in tiles, in the order of Spec §3. */
export function InterestTiles({ selected, onToggle, variant = 'tall', label, firstRef }: Props) {
  return (
    <Grid variant={variant} {...(label && { role: 'group', 'aria-label': label })}>
      {interestCategories(selected).map(({ id, name, icon, sources, isSelected }, index) => {
        const Drawing = sectionIcons[icon]
        return (
          <Tile key={id} variant={variant} data-choice>
            <input
              ref={index === 0 ? firstRef : undefined}
              type="checkbox"
              checked={isSelected}
              onChange={() => onToggle(id)}
            />
            <Drawing className="drawing" size={variant === 'flat' ? 20 : 24} strokeWidth={1.75} />
            <span>
              <span>{name}</span>
              {variant === 'tall' && <small>{` ${plural(sources.length, SOURCES)}`}</small>}
            </span>
            <span className="tick">
              <Check size={14} strokeWidth={3} />
            </span>
          </Tile>
        )
      })}
    </Grid>
  )
}
