import { styled } from '@mui/material/styles'
import { formatNumber } from '@/lib/arabic'
import { colors, control, down, size, weight } from '@/ui/theme/tokens'
import { type Grouped, groupDescriptions } from './resultGroups'
import { GROUP_IDS, type GroupId } from './searchAddress'

// Scrolls on phones, and fades at an edge only while content is cut off there.
const Strip = styled('div')({
  '@property --cut-start': { syntax: '"<length>"', inherits: 'false', initialValue: '0px' },
  '@property --cut-end': { syntax: '"<length>"', inherits: 'false', initialValue: '0px' },
  '@keyframes kinds-cut': {
    from: { '--cut-start': '0px', '--cut-end': '4rem' },
    '6%': { '--cut-start': '1.5rem' },
    '94%': { '--cut-end': '4rem' },
    to: { '--cut-start': '4rem', '--cut-end': '0px' },
  },
  display: 'flex',
  gap: 24,
  marginBlockEnd: 12,
  [down.sm]: { marginBlockStart: -8 },
  borderBlockEnd: `1px solid ${colors.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: control.medium,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: size.t14,
    fontWeight: weight.label,
    color: colors.muted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& > button:hover': { color: colors.ink },
  '& > button:focus-visible': { outlineOffset: -3 },
  '& > button[aria-pressed="true"]': {
    color: colors.ink,
    fontWeight: weight.card,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 3,
      background: colors.brand,
    },
  },
  '& bdi': {
    color: colors.muted,
    fontSize: size.t13,
    fontWeight: weight.text,
  },
})

type Props = {
  groups: Grouped
  total: number
  kind: GroupId | undefined
  onChange: (kind: GroupId | undefined) => void
}

/** The kinds that have results, with their counts. The chosen kind stays even without results. */
export function KindFilter({ groups, total, kind, onChange }: Props) {
  const offered = GROUP_IDS.filter((id) => groups[id].length > 0 || id === kind)
  return (
    <Strip role="group" aria-label="نوع النتيجة">
      <Kind name="الكل" count={total} isOn={!kind} onChoose={() => onChange(undefined)} />
      {offered.map((id) => (
        <Kind
          key={id}
          name={groupDescriptions[id].name}
          count={groups[id].length}
          isOn={kind === id}
          onChoose={() => onChange(id)}
        />
      ))}
    </Strip>
  )
}

type KindProps = { name: string; count: number; isOn: boolean; onChoose: () => void }

function Kind({ name, count, isOn, onChoose }: KindProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onChoose}>
      <span>{name}</span> <bdi>{formatNumber(count)}</bdi>
    </button>
  )
}
