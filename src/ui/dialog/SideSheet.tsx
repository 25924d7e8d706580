import { keyframes, styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { useSwipe } from '@/ui/overlay/useSwipe'
import { colors, motion, up } from '@/ui/theme/tokens'
import { DialogFrame } from './DialogFrame'

/** The way in pixels after which a swipe closes the sheet. */
const FAR = 96

// Written for left-to-right; the RTL plugin mirrors it.
const enter = keyframes({ from: { transform: 'translateX(3rem)' }, to: { transform: 'none' } })

const Frame = styled(DialogFrame)({
  '& .MuiDialog-paper': {
    overscrollBehavior: 'contain',
    // One height for every content: nothing moves when the rest of it arrives.
    blockSize: '92dvh',
  },
  [up.md]: {
    '& .MuiDialog-container': { justifyContent: 'flex-end' },
    '& .MuiDialog-paper': {
      margin: 0,
      blockSize: '100dvh',
      maxBlockSize: 'none',
      borderRadius: 0,
      borderBlock: 0,
      borderInlineEnd: 0,
      animation: `${enter} ${motion.calm}ms ${motion.ease}`,
    },
  },
  // The whole window: a column of 720 px, and what is beside it. The page does not get dark before.
  '&.beside .MuiBackdrop-root': { background: colors.ground },
  '&.beside .MuiDialog-paper': {
    display: 'grid',
    gridTemplateColumns: '45rem 20rem',
    justifyContent: 'center',
    inlineSize: '100%',
    maxInlineSize: 'none',
    border: 0,
    background: colors.ground,
    animation: 'none',
    '& > div:first-of-type': {
      minBlockSize: '100dvh',
      borderInline: `1px solid ${colors.line}`,
      background: colors.paper,
    },
  },
  '@media print': {
    '&& .MuiDialog-paper': {
      display: 'block',
      blockSize: 'auto',
      maxInlineSize: 'none',
      border: 0,
    },
  },
})

const Inside = styled('div')({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
})

/** A short bar that says that the sheet can be drawn down. */
const Handle = styled('div')({
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: 4,
  marginBlockStart: 8,
  marginInline: 'auto',
  borderRadius: 2,
  background: colors.lineStrong,
  '@media (forced-colors: active)': { background: 'CanvasText' },
  '@media print': { display: 'none' },
  [up.md]: { display: 'none' },
})

type Props = {
  open: boolean
  onClose: () => void
  /** the id of the element in `children` that names the sheet */
  titleId: string
  /** on a wide screen what is beside the details, which then cover the page as a column of 720 px */
  beside?: ReactNode
  children: ReactNode
}

/**
 * A sheet for the details of one thing of a page, which the address names (`useRecordParam`): from the inline end, 480 px wide, on phones from below, where a swipe
 * down closes it.
 */
export function SideSheet({ open, onClose, titleId, beside, children }: Props) {
  const handle = useRef<HTMLDivElement>(null)
  const swipe = useSwipe({
    far: FAR,
    directions: 'down',
    // Only on phones is the handle shown.
    moved: (inside) => (handle.current?.offsetHeight ? inside.parentElement : null),
    onAway: onClose,
  })
  return (
    <Frame
      open={open}
      onClose={onClose}
      layer="inAddress"
      titleId={titleId}
      width="narrow"
      maxHeight="92dvh"
      onPhones="sheet"
      {...(beside && { className: 'beside' })}
    >
      <Inside {...swipe}>
        <Handle ref={handle} />
        {children}
      </Inside>
      {beside}
    </Frame>
  )
}
