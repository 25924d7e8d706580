import NoSsr from '@mui/material/NoSsr'
import { styled } from '@mui/material/styles'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
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
 * The container of a lazily loaded chart, whose code is a separate chunk and loads after the page.
 * If the chunk fails to load, a text says so; the figures are in the table anyway.
 */
export function ChartSlot({ children, height, placeholder = null }: Props) {
  return (
    <Slot style={{ blockSize: height }}>
      <NoSsr fallback={placeholder}>
        <CatchBoundary getResetKey={() => 'chart'} errorComponent={Missing}>
          <Suspense fallback={placeholder}>{children}</Suspense>
        </CatchBoundary>
      </NoSsr>
    </Slot>
  )
}

function Missing() {
  return <MissingText>تعذّر تحميل الرسم. الأرقام كلها في الجدول.</MissingText>
}
