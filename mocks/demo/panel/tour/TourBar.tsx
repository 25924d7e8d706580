import { type Box, Ring, Row } from '@mocks/demo/panel/panelParts'
import { publishToolHeight } from '@mocks/demo/panel/publishToolHeight'
import { reloadPage } from '@mocks/demo/panel/reloadPage'
import { ToolSheet } from '@mocks/demo/panel/ToolSheet'
import { useRefetchData } from '@mocks/demo/panel/useRefetchData'
import { captionOf } from '@mocks/demo/session/captions'
import { frameScale } from '@mocks/demo/session/frame'
import { endTour, openPlayer, player, resume, stopPlaying } from '@mocks/demo/session/player'
import { leave, startTour } from '@mocks/demo/session/prepareTab'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { Pause, Play, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { QueryProvider } from '@/api/QueryProvider'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { motion, size, weight } from '@/ui/theme/tokens'

const MOVE_MS = 450

const Arrow = styled('svg')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.tooltip,
  pointerEvents: 'none',
  inlineSize: 28,
  blockSize: 28,
  fill: theme.vars.palette.tokens.bright,
  stroke: theme.vars.palette.tokens.paper,
  strokeWidth: 1.5,
  transition: `transform ${MOVE_MS}ms ${motion.ease}`,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}))

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
  '& h2': { fontSize: 'inherit', fontWeight: weight.label },
  '& button': { marginInlineStart: 'auto' },
}))

const Caption = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& p': { fontSize: size.t16, fontWeight: weight.label },
  '& [role=alert]': { color: theme.vars.palette.tokens.bad },
}))

/** The tour of this tab: its caption, its pointer and its controls, over the page that it plays on. */
export function TourBar() {
  return (
    <QueryProvider>
      <Player />
    </QueryProvider>
  )
}

function Player() {
  const state = useStore(player)
  const [pointed, setPointed] = useState<Box | null>(null)
  const refetch = useRefetchData()
  const queryClient = useQueryClient()
  const refetchNow = useEffectEvent(refetch)
  useEffect(
    () =>
      openPlayer({
        pointAt: async (element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          setPointed({ x, y, width, height })
          await new Promise((resolve) => setTimeout(resolve, MOVE_MS))
        },
        hidePointer: () => setPointed(null),
        refetch: refetchNow,
        isFetching: () => queryClient.isFetching() > 0,
      }),
    [queryClient],
  )
  if (!state) return null
  const { tour, shown, isPlaying, problem, end } = state
  const step = tour.steps[Math.min(shown, tour.steps.length - 1)]
  const isLow = pointed !== null && pointed.y + pointed.height > innerHeight - 220 * frameScale()
  return (
    <>
      {pointed && isPlaying && <Pointer box={pointed} />}
      <ToolSheet
        ref={isLow ? null : publishToolHeight}
        aria-label={`جولة: ${tour.title}`}
        data-top={isLow || undefined}
        style={{ zoom: frameScale() }}
      >
        <Head>
          <h2>{tour.title}</h2>
          {`${Math.min(shown + 1, tour.steps.length)} من ${tour.steps.length}`}
          <IconAction label="أنهِ الجولة وأكمل بنفسك" icon={X} size="small" onClick={endTour} />
        </Head>
        {end ? (
          <Caption role="status">
            <p>انتهت الجولة.</p>
            {end.join(' ') || 'العنوان والبيانات والطلبات كما سُجّلت.'}
          </Caption>
        ) : (
          <Caption>
            <p aria-live="polite">{step && captionOf(step)}</p>
            {problem && <p role="alert">{problem}</p>}
          </Caption>
        )}
        <Row>
          {end ? (
            <>
              <Button size="small" onClick={endTour}>
                أكمل بنفسك
              </Button>
              <Button size="small" variant="text" onClick={() => void startTour(tour)}>
                من جديد
              </Button>
              <Button size="small" variant="text" onClick={() => reloadPage(leave)}>
                عُد إلى بياناتي
              </Button>
            </>
          ) : (
            <Button
              size="small"
              startIcon={<Icon icon={isPlaying ? Pause : Play} size="small" />}
              onClick={isPlaying ? stopPlaying : resume}
            >
              {isPlaying ? 'أوقف مؤقتًا' : 'شغّل'}
            </Button>
          )}
        </Row>
      </ToolSheet>
    </>
  )
}

/** A ring around the control that will be pressed, and a pointer. Screen readers have the caption. */
const Pointer = ({ box }: { box: Box }) => (
  <div aria-hidden dir="ltr">
    <Ring box={box} />
    <Arrow
      viewBox="0 0 24 24"
      style={{ transform: `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)` }}
    >
      <path d="M3 2l7.5 19 2.6-7.9L21 10.5z" />
    </Arrow>
  </div>
)
