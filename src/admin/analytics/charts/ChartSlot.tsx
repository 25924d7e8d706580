import { styled } from '@mui/material/styles'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isHydrated } from '@/hydration/hydrationMark'
import { onFirstInteraction } from '@/ui/onFirstInteraction'

const Slot = styled('div')({
  position: 'relative',
  minInlineSize: 0,
  '& svg': { display: 'block' },
})

type Props = {
  /** a lazily loaded chart that fills the slot */
  children: ReactNode
  /** the slot's height in pixels: the same before, while and after the chart loads */
  height: number
  /** the same chart without the chart library and its tooltips */
  staticChart: ReactNode
}

/**
 * A chart. The HTML of the page has the static one; the chart library, 108 kB in separate chunks, is loaded at the
 * reader's first action, or at once on a page that is opened inside the app. If it cannot be loaded, the static chart
 * remains.
 */
export function ChartSlot({ children, height, staticChart }: Props) {
  const isWanted = useIsWanted()
  return (
    <Slot style={{ blockSize: height }}>
      {isWanted ? (
        <CatchBoundary getResetKey={() => 'chart'} errorComponent={() => staticChart}>
          <Suspense fallback={staticChart}>{children}</Suspense>
        </CatchBoundary>
      ) : (
        staticChart
      )}
    </Slot>
  )
}

/** Whether the page was opened inside the app, or the reader has done anything. */
function useIsWanted(): boolean {
  const [isWanted, setWanted] = useState(isHydrated)
  useEffect(() => (isWanted ? undefined : onFirstInteraction(() => setWanted(true))), [isWanted])
  return isWanted
}
