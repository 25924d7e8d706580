import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { focusRing } from '@/ui/theme/surface'
import { THEME_SETTINGS, type ThemeSetting, useThemeSetting } from '@/ui/theme/ThemeSetting'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import { ThemePreview } from './ThemePreview'

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 11rem))',
  gap: 12,
  marginBlockStart: 12,
})

const Tile = styled('label')({
  position: 'relative',
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  borderRadius: radius.card,
  fontSize: size.t14,
  fontWeight: weight.card,
  textAlign: 'center',
  cursor: 'pointer',
  '& > svg': {
    inlineSize: '100%',
    blockSize: 'auto',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: radius.card,
  },
  // The radio input covers its tile invisibly, so that touch exploration finds it at its visible position.
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    color: colors.onBrandSoft,
    '& > svg': { outline: `3px solid ${colors.brand}`, outlineOffset: 2 },
  },
  // Around the whole tile, because the drawing of the selected tile has a border too.
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: 8 },
})

const LABELS: Record<ThemeSetting, string> = {
  light: 'فاتح',
  dark: 'داكن',
  system: 'حسب النظام',
}

/** The theme choice, applied and stored immediately, independently of the form (Spec §4). */
export function ThemeChoice() {
  const name = useId()
  const { setting, setSetting } = useThemeSetting()
  return (
    <Tiles>
      {THEME_SETTINGS.map((option) => (
        <Tile key={option} data-choice>
          <input
            type="radio"
            name={name}
            checked={option === setting}
            onChange={() => setSetting(option)}
          />
          <ThemePreview setting={option} />
          <span>{LABELS[option]}</span>
        </Tile>
      ))}
    </Tiles>
  )
}
