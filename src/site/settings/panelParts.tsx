import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { ReaderSettings } from '@/content/settings'
import { size, weight } from '@/ui/theme/tokens'

/** What each panel works on: the one form of all five. */
export type PanelProps = { control: Control<ReaderSettings, unknown, ReaderSettings> }

/** Settings that belong together, under a name that is spoken with each of them. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      {children}
    </fieldset>
  )
}

/** Switches one under the other, parted by hairlines. */
export const Rows = styled('div')(({ theme }) => ({
  '& > * + *': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
}))

const Legend = styled('legend')({
  padding: 0,
  fontSize: size.t14,
  fontWeight: weight.label,
})
