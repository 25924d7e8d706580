import { namedTarget } from '@mocks/demo/format/captions'
import type { Pin } from '@mocks/demo/format/pin'
import { Note } from '@mocks/demo/panel/panelParts'
import { whyMissing } from '@mocks/demo/pins/parts'
import { addressOf } from '@mocks/demo/session/prepareTab'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import type { AnyRouter } from '@tanstack/react-router'
import { excerpt } from '@/lib/excerpt'
import { quoted } from '@/lib/isolated'
import { useStore } from '@/ui/stores/useStore'
import { openPin, placedPins, usePins } from './pinView'

type Props = {
  router: AnyRouter
  onLeave?: (() => void) | undefined
}

export function PinList({ router, onLeave }: Props) {
  const { own, others } = usePins(router)
  const placed = useStore(placedPins)
  const go = (address: string) =>
    router.history.push(addressOf(address).slice(location.origin.length))
  const entry = (pin: Pin, prefix: string, note: string | false) => (
    <li key={pin.id}>
      <ListItemButton
        id={`row-of-${pin.id}`}
        onClick={() => {
          if (others.includes(pin)) go(pin.address)
          openPin(pin.id)
          onLeave?.()
        }}
      >
        <ListItemText
          primary={prefix + (excerpt(pin.note, 120) || 'بلا نص بعد')}
          secondary={[namedTarget(pin.target), note].filter(Boolean).join(' · ')}
        />
      </ListItemButton>
    </li>
  )
  return (
    <>
      {own.length === 0 && <Note>لا ملاحظات على هذه الشاشة. يضعها زر «أبلغ».</Note>}
      <ol aria-label="دبابيس هذه الشاشة">
        {own.map((pin, at) =>
          entry(pin, `${at + 1}. `, placed.get(pin.id) === null && whyMissing(pin)),
        )}
      </ol>
      {others.length > 0 && (
        <ol aria-label="دبابيس الشاشات الأخرى">
          {others.map((pin) => entry(pin, '', `على شاشة ${quoted(pin.screen)}`))}
        </ol>
      )}
    </>
  )
}
