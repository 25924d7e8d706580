import { styled } from '@mui/material/styles'
import { colors } from '@/ui/theme/tokens'

const Drawing = styled('svg')({
  inlineSize: '20rem',
  '& .rings': { stroke: colors.line, strokeWidth: 1.5 },
  '& .trail': {
    stroke: colors.ink,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeDasharray: '1 9',
  },
  '& .core': { fill: colors.ink },
  '& .body': { fill: colors.bright },
})

export function LostOrbit() {
  return (
    <Drawing viewBox="0 0 320 220" fill="none" aria-hidden="true" focusable="false">
      <g className="rings">
        <circle cx="160" cy="110" r="46" />
        <circle cx="160" cy="110" r="74" />
        <circle cx="160" cy="110" r="102" />
      </g>
      <path className="trail" d="M86.6 100A74 74 0 0 1 232 94" />
      <circle className="core" cx="160" cy="110" r="16" />
      <circle className="body" cx="248.3" cy="59" r="11" />
    </Drawing>
  )
}
