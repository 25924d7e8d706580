import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import type { Control } from 'react-hook-form'
import type { ReaderSettings } from '@/content/settings'
import { size, weight } from '@/ui/theme/tokens'

/** What each panel works on: the one form of all five. */
export type PanelProps = { control: Control<ReaderSettings, unknown, ReaderSettings> }

type GroupProps = {
  legend: string
  /** what is honest to say of choices that are only kept (Spec §7) */
  note?: string
  children: ReactNode
}

/** Settings that belong together, under a name that is spoken with each of them. */
export function Group({ legend, note, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset {...(note && { 'aria-describedby': id })}>
      <Legend>{legend}</Legend>
      {children}
      {note && <Note id={id}>{note}</Note>}
    </fieldset>
  )
}

const Note = styled('p')(({ theme }) => ({
  fontSize: size.t13,
  lineHeight: 1.6,
  color: theme.vars.palette.tokens.muted,
}))

/** Switches one under the other, parted by hairlines. */
export const Rows = styled('div')(({ theme }) => ({
  '& > * + *': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
}))

const Legend = styled('legend')({
  padding: 0,
  fontSize: size.t14,
  fontWeight: weight.label,
})
