import { styled } from '@mui/material/styles'
import { CatchBoundary } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'

const Slot = styled('div')({
  position: 'relative',
  minInlineSize: 0,
  '& svg': { display: 'block' },
})

type Props = {
  /** a lazily loaded chart that fills the slot; its placeholder is the static chart */
  children: ReactNode
  /** the slot's height in pixels: the same before, while and after the chart loads */
  height: number
  /** the same chart without the chart library and its tooltips */
  staticChart: ReactNode
}

/**
 * A chart. The HTML of the page has the static one; the chart library, 108 kB in separate chunks, is loaded while the
 * browser is idle. If it cannot be loaded, or fails, the static chart remains.
 */
export const ChartSlot = ({ children, height, staticChart }: Props) => (
  <Slot style={{ blockSize: height }}>
    <CatchBoundary getResetKey={() => 'chart'} errorComponent={() => staticChart}>
      {children}
    </CatchBoundary>
  </Slot>
)

/** A chart in a slot: nobody misses it, so nothing is said when it cannot be loaded. */
export const lazyChart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyWithPreload(load, () => {})
