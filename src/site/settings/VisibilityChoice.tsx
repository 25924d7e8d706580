import { styled } from '@mui/material/styles'
import { useField } from '@/ui/form/FormTextField'
import { muted13, tickBox } from '@/ui/theme/surface'
import { colors, radius, up, weight } from '@/ui/theme/tokens'
import type { PanelProps } from './panelParts'

const Tiles = styled('div')({
  display: 'grid',
  gap: 12,
  marginBlockStart: 12,
  [up.lg]: { gridTemplateColumns: '1fr 1fr' },
})

const Tile = styled('label')({
  display: 'flex',
  alignItems: 'start',
  gap: 12,
  padding: 15,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  '& b': { display: 'block', fontWeight: weight.card },
  '& small': { display: 'block', ...muted13, lineHeight: 1.6 },
  '& input': { ...tickBox, marginBlockStart: 5 },
  '&:hover': { background: colors.sunken },
  '&:has(:checked)': {
    // An inset shadow, so that choosing a tile does not change its size.
    borderColor: colors.brand,
    boxShadow: `inset 0 0 0 1px ${colors.brand}`,
    background: colors.brandSoft,
    '& small': { color: colors.ink },
  },
})

const CHOICES = [
  { value: 'public', label: 'عام', hint: 'يراه الجميع.' },
  { value: 'private', label: 'خاص', hint: 'يراه الأصدقاء فقط.' },
] as const

/** Profile visibility: public for everyone, private for friends only (Spec §3, §6). */
export function VisibilityChoice({ field }: PanelProps) {
  const { value, name, onChange, onBlur } = useField(field('privacy.profileVisibility'))
  return (
    <Tiles>
      {CHOICES.map((choice) => (
        <Tile key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            onBlur={onBlur}
          />
          <span>
            <b>{choice.label}</b> <small>{choice.hint}</small>
          </span>
        </Tile>
      ))}
    </Tiles>
  )
}
