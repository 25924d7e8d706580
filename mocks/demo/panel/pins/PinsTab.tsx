import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { plural } from '@/lib/arabic'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { SwitchRow } from '@/ui/form/Switch'
import { useStore } from '@/ui/states/useStore'
import { size } from '@/ui/theme/tokens'
import { BookProblem } from './BookProblem'
import { PinList } from './PinList'
import { PINS, type PinTools, pinView, setPinView } from './pinView'
import { useHerePins } from './useHerePins'

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& [role=radiogroup]': { display: 'flex' },
  '& [role=radiogroup] label': { flex: 1 },
})
const Note = styled('p')(({ theme }) => ({
  fontSize: size.t13,
  lineHeight: 1.6,
  color: theme.vars.palette.tokens.muted,
}))

type Props = PinTools & {
  /** called when the reviewer turns to the page: on a phone the list must leave it */
  onLeave?: (() => void) | undefined
}

/** The notes of reviewers: those of this screen, or of all. «أبلغ» puts a new one. */
export function PinsTab({ onLeave, ...tools }: Props) {
  const { hasMarkers } = useStore(pinView)
  const { all, shown, missing } = useHerePins(tools)
  const listed = [...shown, ...missing]
  const [scope, setScope] = useState<'here' | 'all'>('here')
  const open = listed.filter(({ isResolved }) => !isResolved).length
  return (
    <Root>
      <BookProblem book={tools.book} />
      <Note role="status">
        {listed.length === 0
          ? 'لا ملاحظات على هذه الشاشة. يضعها زر «أبلغ».'
          : open === 0
            ? 'حُلّت كل الملاحظات على هذه الشاشة.'
            : `المفتوح على هذه الشاشة: ${plural(open, PINS)}.`}
      </Note>
      {all.length > 0 && (
        <>
          <SwitchRow
            label="الدبابيس على الصفحة"
            isOn={hasMarkers}
            onChange={(next) => setPinView({ hasMarkers: next })}
          />
          <SegmentedControl
            label="أي دبابيس"
            value={scope}
            onChange={setScope}
            options={[
              { value: 'here', label: `هنا (${listed.length})` },
              { value: 'all', label: `كل الشاشات (${all.length})` },
            ]}
          />
          <PinList {...tools} scope={scope} onLeave={onLeave} />
        </>
      )}
    </Root>
  )
}
