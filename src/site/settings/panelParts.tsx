import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { ReaderSettings } from '@/content/settings'
import { HintNote } from '@/ui/form/FieldNote'
import { FormSwitch } from '@/ui/form/FormSwitch'
import type { FieldOf } from '@/ui/form/useAlertingForm'
import { colors, size, up, weight } from '@/ui/theme/tokens'

export const Rows = styled('div')({
  '& > * + *': { borderBlockStart: `1px solid ${colors.line}` },
})

const Legend = styled('legend')({ padding: 0, fontSize: size.t14, fontWeight: weight.label })

const Choice = styled('div')({
  display: 'grid',
  gap: 12,
  paddingBlock: 16,
  '& b': { fontWeight: weight.label },
  '& p': { fontSize: size.t13, lineHeight: 1.6, color: colors.muted },
  [up.lg]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: 24,
  },
})

type ChoiceProps = { label: string; hint: string; children: ReactNode }

/** A setting with a few choices in a row of `Rows`. The control has the accessible name. */
export function ChoiceRow({ label, hint, children }: ChoiceProps) {
  return (
    <Choice>
      <div>
        <b>{label}</b>
        <p>{hint}</p>
      </div>
      {children}
    </Choice>
  )
}

export type PanelProps = { field: FieldOf<ReaderSettings> }

type SwitchesProps = PanelProps & {
  rows: readonly (readonly [name: FieldPath<ReaderSettings>, label: string, hint: string])[]
  /** a row below them */
  children?: ReactNode
}

/** Switches of the form in `Rows`. */
export const Switches = ({ field, rows, children }: SwitchesProps) => (
  <Rows>
    {rows.map(([name, label, hint]) => (
      <FormSwitch key={name} {...field(name)} label={label} hint={hint} />
    ))}
    {children}
  </Rows>
)

type GroupProps = {
  legend: string
  /** a note that these choices are only stored (Spec §7) */
  note?: string
  children: ReactNode
}

/** A fieldset of related settings; screen readers announce its legend with each of them. */
export function Group({ legend, note, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset {...(note && { 'aria-describedby': id })}>
      <Legend>{legend}</Legend>
      {children}
      {note && (
        <HintNote as="p" id={id}>
          {note}
        </HintNote>
      )}
    </fieldset>
  )
}
