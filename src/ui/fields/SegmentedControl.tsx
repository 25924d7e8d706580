import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId } from 'react'
import { moveFocus } from '@/ui/marks/controls'
import { focusRing, muted14 } from '@/ui/theme/surface'
import { colors, control, down, radius, size, weight } from '@/ui/theme/tokens'

const Strip = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.control,
  background: colors.paper,
  [down.md]: {
    display: 'flex',
    // Two segments are beside a title, not in a row of their own.
    '&:not(:has(> :nth-of-type(3))) > label': { paddingInline: 12 },
  },
})

const Segment = styled('label')({
  position: 'relative',
  display: 'inline-grid',
  flex: '1 0 auto',
  placeContent: 'center',
  minBlockSize: `calc(${control.small} - 2px)`,
  paddingBlock: 4,
  paddingInline: 14,
  ...muted14,
  lineHeight: 1.4,
  fontWeight: weight.label,
  // Do not break words: when the segments do not fit on one line, they wrap to the next.
  overflowWrap: 'normal',
  textAlign: 'center',
  cursor: 'pointer',
  // Reserves the width of the bold text of the selected segment, so that selecting moves nothing.
  '&::after': {
    content: 'attr(data-label)',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: weight.card,
  },
  '& + &': { borderInlineStart: `1px solid ${colors.line}` },
  '&:first-of-type': { borderStartStartRadius: 7, borderEndStartRadius: 7 },
  '&:last-of-type': { borderStartEndRadius: 7, borderEndEndRadius: 7 },
  '&:hover': { color: colors.ink },
  '&:has(:checked)': {
    background: colors.brandSoft,
    color: colors.onBrandSoft,
    fontWeight: weight.card,
  },
  '&:has(:focus-visible)': {
    ...focusRing,
    zIndex: 1,
  },
  // The transparent radio covers its segment, so that touch exploration finds it at its visible position.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  [down.md]: { paddingInline: 4, fontSize: size.t13 },
})

type Props<Value extends string | number> = {
  /** the accessible name; visually, the segments express it */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/**
 * A choice of a few visible options: a radio group that looks like one strip. It is one tab stop; arrow keys
 * move to the next segment and select it, and wrap around.
 */
export function SegmentedControl<Value extends string | number>({
  label,
  value,
  onChange,
  options,
}: Props<Value>) {
  const name = useId()
  return (
    <Strip role="radiogroup" aria-label={label} onKeyDown={moveByArrows}>
      {options.map((option) => (
        <Segment key={option.value} data-label={option.label} data-choice>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Strip>
  )
}

/** Native radio buttons have arrow keys too, but Firefox does not reverse left and right in Arabic. */
const moveByArrows = (event: KeyboardEvent<HTMLElement>) => moveFocus(event)?.click()
