import { MAX_LATENCY_MS } from '@mocks/backend/mockController'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { size, weight } from '@/ui/theme/tokens'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& bdi, & i': { color: theme.vars.palette.tokens.muted, fontStyle: 'normal' },
}))

const Range = styled('input')(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: theme.vars.palette.tokens.muted,
}))

const STEP_MS = 100

type Props = {
  label: string
  /** the name of the call, for the accessible label; sighted users see it elsewhere */
  of?: string
  /** null where the calls differ */
  milliseconds: number | null
  onChange: (milliseconds: number) => void
}

/** A slider for the latency, from 0 to 3 seconds. */
export function LatencyField({ label, of, milliseconds, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <Line>
        <label htmlFor={id}>{label}</label>
        {milliseconds === null ? <i>مختلف</i> : <bdi>{`${milliseconds} ms`}</bdi>}
      </Line>
      <Range
        id={id}
        type="range"
        min={0}
        max={MAX_LATENCY_MS}
        step={STEP_MS}
        value={milliseconds ?? 0}
        aria-valuetext={milliseconds === null ? 'مختلف لكل طلب' : `${milliseconds} ملّي ثانية`}
        {...(of ? { 'aria-label': `${label}: ${of}` } : {})}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
