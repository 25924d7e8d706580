import { topLayer } from '@mocks/demo/pins/parts'
import { isHere } from '@mocks/demo/pins/screenOf'
import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useStore } from '@/ui/states/useStore'
import { Markers } from './Markers'
import { PinCard } from './PinCard'
import { Placing } from './Placing'
import { type PinTools, pinView } from './pinView'
import { useHerePins } from './useHerePins'
import { useLocating } from './useLocating'

const Root = styled('div')({ '@media print': { display: 'none' } })

type Props = PinTools & {
  /** only the markers of open pins; those of a screen are large, because its picture is small */
  picture?: 'screen' | 'part'
}

/** The pins over the page: their markers, the open card, and the choice of a part. */
export function PinLayer({ picture, ...tools }: Props) {
  const { placing, open, hasMarkers } = useStore(pinView)
  const { all, own, found } = useHerePins(tools)
  useLocating(own)
  const origin = useHasDialog() ? 'window' : 'page'
  const opened = all.find(({ id }) => id === open)
  // One of another screen is shown when that screen is, unless it cannot be opened from here.
  const hasCard = opened && (isHere(opened, tools.here) || !tools.opener(opened.place.where))
  return (
    <Root data-demo-panel>
      {picture ? (
        <Markers
          pins={found.filter(({ isResolved }) => !isResolved)}
          origin={origin}
          scale={picture === 'screen' ? 3 : 1}
        />
      ) : (
        hasMarkers && !placing && <Markers pins={found} origin={origin} />
      )}
      {placing && <Placing {...tools} />}
      {hasCard && !placing && <PinCard key={opened.id} {...tools} pin={opened} />}
    </Root>
  )
}

/** Whether a dialog of the page is open: markers of its parts cannot scroll with the page. */
const useHasDialog = () => useSyncExternalStore(followDialogs, () => topLayer() !== document.body)

function followDialogs(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    childList: true,
    attributeFilter: ['aria-hidden'],
    subtree: true,
  })
  return () => observer.disconnect()
}
