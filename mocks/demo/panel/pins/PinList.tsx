import { buildName } from '@mocks/demo/build'
import { whyMissing } from '@mocks/demo/pins/locate'
import type { Pin } from '@mocks/demo/pins/pin'
import { whereKey } from '@mocks/demo/pins/screenOf'
import { namedTarget } from '@mocks/demo/session/captions'
import { styled } from '@mui/material/styles'
import { MapPin, MapPinOff } from 'lucide-react'
import { excerpt } from '@/lib/excerpt'
import { StatusBadge } from '@/ui/theme/Badge'
import { focusRing } from '@/ui/theme/focusRing'
import { Icon } from '@/ui/theme/icons'
import { radius, size, weight } from '@/ui/theme/tokens'
import { bringIntoSight } from './Markers'
import { type PinTools, placedPins, setPinView } from './pinView'
import { useHerePins } from './useHerePins'

const List = styled('ol')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 })

const Row = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '0 8px',
  inlineSize: '100%',
  padding: 8,
  font: 'inherit',
  textAlign: 'start',
  lineHeight: 1.6,
  color: 'inherit',
  background: 'none',
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.tokens.sunken },
  '&:focus-visible': focusRing(theme),
  '&[aria-disabled=true]': { cursor: 'default', background: 'none' },
  '& > b': { fontWeight: weight.card, textAlign: 'center' },
  '& > svg': { color: theme.vars.palette.tokens.muted, justifySelf: 'center', marginBlockStart: 4 },
  '& small': { display: 'block', fontSize: size.t13, color: theme.vars.palette.tokens.muted },
  '& small[data-missing]': { color: theme.vars.palette.tokens.warn },
}))

const Group = styled('h3')({ fontSize: size.t13, fontWeight: weight.label, marginBlockStart: 8 })

type Props = PinTools & { scope: 'here' | 'all'; onLeave: (() => void) | undefined }

/** The pins of this screen, or of all; those whose part is not there say why, and what they were on. */
export function PinList({ scope, onLeave, ...tools }: Props) {
  const { here, opener, isGone } = tools
  const { all, missing, shown } = useHerePins(tools)
  const open = ({ id }: Pin) => {
    setPinView({ open: id })
    const element = placedPins.get().get(id)?.element
    if (element) bringIntoSight(element)
    onLeave?.()
  }
  if (scope === 'here') {
    const now = { address: here.address, width: innerWidth, build: buildName }
    return (
      <>
        {shown.length > 0 && (
          <List>
            {shown.map((pin) => (
              <Entry key={pin.id} pin={pin} mark={<b>{pin.number}</b>} onOpen={() => open(pin)} />
            ))}
          </List>
        )}
        {missing.length > 0 && (
          <>
            <Group>{`بلا موضع هنا (${missing.length})`}</Group>
            <List aria-label="دبابيس بلا موضع هنا">
              {missing.map((pin) => (
                <Entry
                  key={pin.id}
                  pin={pin}
                  mark={<Icon icon={MapPinOff} size="small" />}
                  reason={whyMissing(pin.place, now)}
                  onOpen={() => open(pin)}
                />
              ))}
            </List>
          </>
        )}
      </>
    )
  }
  const groups = Map.groupBy(all, ({ place }) => whereKey(place.where))
  return [...groups].map(([key, pins]) => {
    const where = pins[0]?.place.where ?? here
    const isElsewhere = key !== whereKey(here)
    const reason = isGone(where)
      ? where.story
        ? 'لم تعد هذه القصة موجودة.'
        : 'لم تعد هذه الشاشة موجودة.'
      : isElsewhere && !opener(where) && 'لا تُفتح شاشته من هنا.'
    return (
      <div key={key}>
        <Group>
          <span>{where.title}</span> <bdi>{where.story ?? where.address}</bdi>
        </Group>
        <List aria-label={where.title}>
          {pins.map((pin) => (
            <Entry
              key={pin.id}
              pin={pin}
              mark={<Icon icon={reason ? MapPinOff : MapPin} size="small" />}
              reason={reason || ''}
              onOpen={() => {
                if (isElsewhere) opener(pin.place.where)?.()
                open(pin)
              }}
            />
          ))}
        </List>
      </div>
    )
  })
}

type EntryProps = { pin: Pin; mark: React.ReactNode; reason?: string; onOpen: () => void }

function Entry({ pin, mark, reason, onOpen }: EntryProps) {
  const { target, heading } = pin.place
  return (
    <li>
      <Row type="button" onClick={onOpen}>
        {mark}
        <span>
          <span>{excerpt(pin.note, 120) || 'بلا نص بعد'}</span>{' '}
          {pin.isResolved && <StatusBadge tone="ok">محلول</StatusBadge>}
          {reason && <small data-missing>{reason}</small>}
          <small>
            {[namedTarget(target), reason && heading && `تحت «${heading}»`, pin.author]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </Row>
    </li>
  )
}
