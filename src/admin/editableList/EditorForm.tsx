import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Children, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useRefusals } from '@/ui/form/useRefusals'
import { firstField } from '@/ui/marks/controls'
import { inRows } from '@/ui/theme/surface'
import { colors, size, up } from '@/ui/theme/tokens'
import { topThird } from './rowStyles'

const Form = styled('form')({ display: 'grid', gap: 16 })

const Fields = styled('div')({
  display: 'grid',
  gap: '16px 12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Without this a date field is wider than half a phone.
  '& > *, & > * > *': { minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > :first-of-type :is(input, textarea)': topThird,
  // Aligned with the inputs beside it, which have labels above them.
  '& > [data-kind="flag"]': { alignSelf: 'end' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [up.md]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: 'span 2' },
  },
})

const Foot = styled('div')({
  ...inRows,
  gap: '8px 12px',
  '& > p': { fontSize: size.t13, color: colors.muted },
})

type Props = {
  /** the fields, one element each; `data-wide` spans two columns */
  children: ReactNode
  /** shown beside the button that ends the edit */
  note?: ReactNode
  onDone: () => void
}

/**
 * The form that edits an item in its row. A change applies immediately, so the only button ends the
 * edit; Enter does the same.
 */
export function EditorForm({ children, note, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const refusals = useRefusals()
  // The first field answers the press. All twelve of an ad took 129 ms instead of 55 (first press, 28 November 2026).
  const hasAll = useDeferredValue(true, false)
  // The code of the editor may load after its row was opened.
  useEffect(() => {
    const field = firstField(form.current)
    if (hasAll) {
      // The rest of the form has made the page longer.
      field?.scrollIntoView({ block: 'nearest' })
      return
    }
    field?.focus()
    field?.select()
  }, [hasAll])
  return (
    <Form
      ref={form}
      noValidate
      {...refusals.props}
      onSubmit={(event) => {
        event.preventDefault()
        // Blurs the field first: some fields report their value only on blur.
        const { activeElement } = document
        if (event.currentTarget.contains(activeElement)) (activeElement as HTMLElement).blur()
        if (!refusals.isNew()) onDone()
      }}
    >
      <Fields>{Children.toArray(children).slice(0, hasAll ? undefined : 1)}</Fields>
      {hasAll && (
        <Foot>
          <Button type="submit" size="small">
            إنهاء التعديل
          </Button>
          {note && <p>{note}</p>}
        </Foot>
      )}
    </Form>
  )
}
