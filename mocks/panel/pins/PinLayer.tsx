import { topLayer } from '@mocks/pins/parts'
import { styled } from '@mui/material/styles'
import { useMemo, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '@/ui/useStore'
import { Markers } from './Markers'
import { PinCard } from './PinCard'
import { Placing } from './Placing'
import { type PinTools, pinView } from './pinView'
import { useHerePins } from './useHerePins'
import { useLocating } from './useLocating'

const Root = styled('div')({ '@media print': { display: 'none' } })

/** The pins over the page: their markers, the open card, and the choice of a part. */
export function PinLayer(tools: PinTools) {
  const { placing, open, hasMarkers } = useStore(pinView)
  const { all, own, found } = useHerePins(tools)
  useLocating(own)
  const layer = useTopLayer()
  const opened = useMemo(() => all.find(({ id }) => id === open), [all, open])
  return createPortal(
    <Root data-demo-panel>
      {hasMarkers && !placing && (
        <Markers pins={found} origin={layer === document.body ? 'page' : 'window'} />
      )}
      {placing && <Placing {...tools} />}
      {opened && !placing && <PinCard key={opened.id} {...tools} pin={opened} />}
    </Root>,
    layer,
  )
}

/**
 * The open dialog of the page, otherwise its body. A modal dialog takes the focus back from everything outside it and
 * hides it from screen readers, so the card is written inside it.
 */
const useTopLayer = () => useSyncExternalStore(followLayers, topLayer)

function followLayers(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    childList: true,
    attributeFilter: ['aria-hidden'],
    subtree: true,
  })
  return () => observer.disconnect()
}
