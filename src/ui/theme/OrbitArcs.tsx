import { styled } from '@mui/material/styles'
import { colors, down } from './tokens'

const RINGS = [40, 74, 108, 142, 176, 210, 244, 278, 312] as const

const Drawing = styled('svg')({
  maxInlineSize: 'none',
  '& .body': {
    fill: colors.bright,
    stroke: 'none',
    [down.md]: { display: 'none' },
  },
})

/**
 * The orbit of the mark as rings in the current colour, with one orange body from tablet width up. It is
 * decorative; position and colour it with `className`. It is not mirrored in RTL.
 */
export function OrbitArcs({ className }: { className?: string }) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 416 160"
      width="416"
      height="160"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      data-screen-only
      focusable="false"
    >
      {RINGS.map((radius) => (
        <circle key={radius} cx="40" cy="170" r={radius} />
      ))}
      <circle className="body" cx="270.5" cy="90" r="6" />
    </Drawing>
  )
}
