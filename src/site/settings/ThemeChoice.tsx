import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { focusRing } from '@/ui/theme/surface'
import { THEME_SETTINGS, type ThemeSetting, useThemeSetting } from '@/ui/theme/ThemeSetting'
import { colors, dark, light, radius, size, weight } from '@/ui/theme/tokens'

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

/** A miniature page in the colours of the scheme, whatever the current scheme is; half of each for «system». */
function ThemePreview({ setting }: { setting: ThemeSetting }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true">
      <Page scheme={setting === 'dark' ? dark : light} />
      {setting === 'system' && (
        // A nested svg clips its content: the left half is dark.
        <svg width="60" height="80" aria-hidden="true">
          <Page scheme={dark} />
        </svg>
      )}
    </svg>
  )
}

function Page({ scheme }: { scheme: typeof dark }) {
  return (
    <>
      <rect width="120" height="80" fill={scheme.ground} />
      <g fill={scheme === dark ? scheme.sunken : scheme.paper}>
        <rect x="10" y="10" width="100" height="12" rx="3" />
        <rect x="62" y="28" width="48" height="42" rx="4" />
        <rect x="10" y="28" width="46" height="42" rx="4" />
      </g>
      <circle cx="102" cy="16" r="3" fill={scheme.bright} />
      <g fill={scheme.ink}>
        <rect x="70" y="36" width="34" height="4" rx="2" />
        <rect x="18" y="36" width="30" height="4" rx="2" />
      </g>
      <g fill={scheme.lineStrong}>
        <rect x="80" y="46" width="24" height="3" rx="1.5" />
        <rect x="26" y="46" width="22" height="3" rx="1.5" />
      </g>
    </>
  )
}
