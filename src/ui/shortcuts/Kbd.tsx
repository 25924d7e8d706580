import { styled } from '@mui/material/styles'
import { isMac } from '@/lib/keys'
import { colors, size } from '@/ui/theme/tokens'

const Keys = styled('span')({
  display: 'inline-flex',
  gap: 4,
  '& kbd': {
    minInlineSize: '1.5rem',
    paddingInline: 6,
    border: `1px solid ${colors.line}`,
    borderRadius: 4,
    background: colors.sunken,
    color: colors.muted,
    font: 'inherit',
    fontSize: size.t13,
    lineHeight: '1.375rem',
    textAlign: 'center',
  },
})

const NAMES: Record<string, string> = {
  alt: 'Alt',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Escape: 'Esc',
}

/** The keys of a shortcut as they are labelled: `mod+k` → Ctrl K, on a Mac ⌘ K. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <Keys dir="ltr">
      {keys.split('+').map((key) => (
        <kbd key={key}>{nameOf(key)}</kbd>
      ))}
    </Keys>
  )
}

function nameOf(key: string): string {
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl'
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}
