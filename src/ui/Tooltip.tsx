import MuiTooltip, { type TooltipProps } from '@mui/material/Tooltip'

/** From the pointer's or the focus's coming to the opening (Spec §9). */
export const TOOLTIP_OPEN_DELAY = 700
/** Within this time of the last tooltip, the next one opens at once (Spec §9, decision 21). */
export const TOOLTIP_SKIP_DELAY = 300

// MUI's own grace is 800 ms plus `leaveDelay`; a negative one brings it to ours and closes no later.
const LEAVE_DELAY = TOOLTIP_SKIP_DELAY - 800

/**
 * A short word on what a control does, on hover, focus and long touch. It names an icon-only control
 * that has no name of its own; for those use `IconAction`. Props as MUI's Tooltip.
 */
export function Tooltip(props: TooltipProps) {
  return (
    <MuiTooltip
      enterDelay={TOOLTIP_OPEN_DELAY}
      enterNextDelay={0}
      leaveDelay={LEAVE_DELAY}
      {...props}
    />
  )
}
