import { styled } from '@mui/material/styles'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { isHydrated } from '@/hydration/hydrationMark'
import { onFirstInteraction } from '@/ui/onFirstInteraction'
import { size } from '@/ui/theme/tokens'

const Slot = styled('div')({
  position: 'relative',
  minInlineSize: 0,
  '& svg': { display: 'block' },
})

const MissingText = styled('p')(({ theme }) => ({
  paddingBlock: 8,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

type Props = {
  /** a lazily loaded drawing that fills the slot */
  children: ReactNode
  /** the slot's height in pixels: the same before, while and after the drawing loads */
  height: number
  /** shown until the drawing has loaded */
  placeholder?: ReactNode
}

/**
 * The container of a lazily loaded chart, whose code is a separate chunk: it loads when the chart is visible or at
 * the reader's first action. If it fails to load, a text says so; the figures are in the table anyway.
 */
export function ChartSlot({ children, height, placeholder = null }: Props) {
  const slot = useRef<HTMLDivElement>(null)
  const isWanted = useIsWanted(slot)
  return (
    <Slot ref={slot} style={{ blockSize: height }}>
      {isWanted ? (
        <CatchBoundary getResetKey={() => 'chart'} errorComponent={Missing}>
          <Suspense fallback={placeholder}>{children}</Suspense>
        </CatchBoundary>
      ) : (
        placeholder
      )}
    </Slot>
  )
}

/** Whether the page was opened inside the app, or the reader has come near the chart or done anything. */
function useIsWanted(slot: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(isHydrated)
  useEffect(() => {
    if (isWanted || !slot.current) return
    const want = () => setWanted(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want())
    observer.observe(slot.current)
    const stop = onFirstInteraction(want)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [slot, isWanted])
  return isWanted
}

function Missing() {
  return <MissingText>تعذّر تحميل الرسم. الأرقام كلها في الجدول.</MissingText>
}
