import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MapPin } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { plural } from '@/lib/arabic'
import { SwitchRow } from '@/ui/form/Switch'
import { TextField } from '@/ui/form/TextField'
import { Icon } from '@/ui/icons'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { size, weight } from '@/ui/theme/tokens'
import { useStore } from '@/ui/useStore'
import { BookProblem } from './BookProblem'
import { PinList } from './PinList'
import { exportPins, importPins } from './pinFiles'
import { PINS, type PinTools, pinView, setPinView } from './pinView'
import { useHerePins } from './useHerePins'

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > button': { justifySelf: 'start', gap: 6 },
  '& section > h3': { fontSize: size.t14, fontWeight: weight.card },
  '& section': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  },
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Note = styled('p')(({ theme }) => ({
  fontSize: size.t13,
  lineHeight: 1.6,
  color: theme.vars.palette.tokens.muted,
}))

type Props = PinTools & {
  /** called before the reviewer chooses a part */
  onPlace?: () => void
  /** called when the reviewer turns to the page: on a phone the list must leave it */
  onLeave?: (() => void) | undefined
}

/** The notes of reviewers: a new one, those of this screen, those of all screens, and their file. */
export function PinsTab({ onPlace, onLeave, ...tools }: Props) {
  const { book } = tools
  const { hasMarkers } = useStore(pinView)
  const { all, shown, missing } = useHerePins(tools)
  const listed = [...shown, ...missing]
  const [scope, setScope] = useState<'here' | 'all'>('here')
  const place = () => {
    setPinView({ placing: {}, open: null })
    onPlace?.()
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    void importPins(book, [...event.dataTransfer.files])
  }
  const open = listed.filter(({ isResolved }) => !isResolved.value).length
  return (
    // The button inside opens a file by keyboard.
    <Root onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
      <Button variant="contained" color="primary" size="small" onClick={place}>
        <Icon icon={MapPin} size="small" />
        ضع دبوسًا
      </Button>
      <BookProblem book={book} />
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
      <Note role="status">
        {listed.length === 0
          ? 'لا دبابيس على هذه الشاشة.'
          : open === 0
            ? 'حُلّت كل الدبابيس على هذه الشاشة.'
            : `المفتوح على هذه الشاشة: ${plural(open, PINS)}.`}
      </Note>
      <PinList {...tools} scope={scope} onLeave={onLeave} />
      <FilePart book={book} count={all.length} />
    </Root>
  )
}

function FilePart({ book, count }: { book: PinTools['book']; count: number }) {
  const { me } = useStore(book)
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>ملف الدبابيس</h3>
      <TextField
        label="اسمك"
        hint="يظهر على دبابيسك وردودك عند من يفتح ملفك."
        size="small"
        value={me.name}
        onChange={book.setName}
      />
      <Buttons>
        <Button size="small" aria-disabled={count === 0} onClick={() => count && exportPins(book)}>
          صدّر الدبابيس
        </Button>
        <Button size="small" onClick={() => chooser.current?.click()}>
          افتح ملفات
        </Button>
      </Buttons>
      <Note>
        تُضاف دبابيس كل ملف إلى ما هنا ولا تمحوه، بأي ترتيب فُتحت الملفات. ويمكن إفلات الملف هنا.
      </Note>
      <input
        ref={chooser}
        hidden
        type="file"
        multiple
        accept=".json,application/json"
        aria-label="ملفات دبابيس"
        onChange={({ target }) =>
          void importPins(book, [...(target.files ?? [])]).finally(() => (target.value = ''))
        }
      />
    </section>
  )
}
