import { namedTarget } from '@mocks/demo/format/captions'
import type { Pin } from '@mocks/demo/format/recording'
import { Action, Note, Row, useIsSheet } from '@mocks/demo/panel/panelParts'
import { leavePanel } from '@mocks/demo/panel/panelState'
import { whyMissing } from '@mocks/demo/pins/parts'
import { addressOf } from '@mocks/demo/session/prepareTab'
import { downloadNotes } from '@mocks/demo/session/share'
import { author, pins } from '@mocks/demo/storage/pinStore'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import { excerpt } from '@/lib/excerpt'
import { TextField } from '@/ui/form/TextField'
import { useStore } from '@/ui/stores/useStore'
import { colors } from '@/ui/theme/tokens'
import { openPin, placedPins, usePins } from './pinView'

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  '&[data-done] .MuiListItemText-primary': { color: colors.muted, textDecoration: 'line-through' },
})

/** The notes of this browser and of the files that were opened, those of this screen first. */
export function PinList() {
  const { history } = useRouter()
  const isSheet = useIsSheet()
  const { own, others } = usePins()
  const placed = useStore(placedPins)
  const name = useStore(author)
  const entry = (pin: Pin, number: string, isHere: boolean) => (
    <Item key={pin.id} data-done={pin.isDone || undefined}>
      <ListItemButton
        id={`row-of-${pin.id}`}
        onClick={() => {
          if (!isHere) history.push(addressOf(pin.address).slice(location.origin.length))
          openPin(pin.id)
          if (isSheet) leavePanel()
        }}
      >
        <ListItemText
          primary={number + (excerpt(pin.note, 120) || 'بلا نص بعد')}
          secondary={[
            pin.author,
            namedTarget(pin.target),
            isHere && placed.get(pin.id) === null && whyMissing(pin),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      </ListItemButton>
      <Action
        label="تم"
        aria-pressed={pin.isDone}
        aria-label={`تم: ${excerpt(pin.note, 40)}`}
        variant={pin.isDone ? 'contained' : 'outlined'}
        onClick={() => pins.change(pin.id, { isDone: !pin.isDone })}
      />
    </Item>
  )
  return (
    <>
      {own.length === 0 && <Note>لا ملاحظات على هذه الشاشة. يضعها زر «أبلغ».</Note>}
      {own.length > 0 && (
        <>
          <h4>هذه الشاشة</h4>
          <ol aria-label="دبابيس هذه الشاشة">
            {own.map((pin, at) => entry(pin, `${at + 1}. `, true))}
          </ol>
        </>
      )}
      {Object.entries(Object.groupBy(others, ({ screen }) => screen)).map(([screen, all = []]) => (
        <div key={screen}>
          <h4>{screen}</h4>
          <ol aria-label={`دبابيس شاشة ${screen}`}>{all.map((pin) => entry(pin, '', false))}</ol>
        </div>
      ))}
      {own.length + others.length > 0 && (
        <Row>
          <Action label="نزّل الملاحظات" onClick={downloadNotes} />
        </Row>
      )}
      {name !== null && (
        <TextField
          label="اسمك في الملاحظات"
          size="small"
          value={name}
          onChange={(text) => author.save(text)}
        />
      )}
    </>
  )
}
