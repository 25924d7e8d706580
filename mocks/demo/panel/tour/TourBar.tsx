import { useRefetchData } from '@mocks/demo/panel/CallFields'
import { type Box, Row } from '@mocks/demo/panel/panelParts'
import { publishToolHeight } from '@mocks/demo/panel/RecordingPill'
import { ToolSheet } from '@mocks/demo/panel/ToolSheet'
import { captionOf } from '@mocks/demo/session/captions'
import { frameScale, reloadPage } from '@mocks/demo/session/frame'
import {
  endTour,
  openPlayer,
  type PlayerState,
  playAgain,
  player,
  resume,
  stopPlaying,
} from '@mocks/demo/session/player'
import { leave } from '@mocks/demo/session/prepareTab'
import { downloadSession } from '@mocks/demo/session/share'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { CirclePlay, Pause, Play, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { QueryProvider } from '@/api/QueryProvider'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { size, weight } from '@/ui/theme/tokens'
import { MOVE_MS, Pointer } from './Pointer'

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
  '& h2': { fontSize: size.t13, fontWeight: weight.label, color: theme.vars.palette.tokens.ink },
  '& button': { marginInlineStart: 'auto' },
}))

const Caption = styled('p')({
  fontSize: size.t16,
  fontWeight: weight.label,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})

const End = styled('div')({ '& p': { fontSize: size.t16, fontWeight: weight.label } })

const Problem = styled('p')(({ theme }) => ({
  color: theme.vars.palette.tokens.bad,
  fontWeight: weight.label,
  lineHeight: 1.6,
}))

const Action = styled(Button)({ justifySelf: 'start' })

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
  const isLow = pointed !== null && pointed.y + pointed.height > innerHeight - 220 * frameScale()
  return (
    <>
      {pointed && state.isPlaying && !state.end && <Pointer box={pointed} />}
      <ToolSheet
        ref={isLow ? null : publishToolHeight}
        aria-label={`جولة: ${state.tour.title}`}
        data-top={isLow || undefined}
        style={{ zoom: frameScale() }}
      >
        <Head>
          <Icon icon={CirclePlay} size="small" />
          <h2>{state.tour.title}</h2>
          <span>
            {`${Math.min(state.shown + 1, state.tour.steps.length)} من ${state.tour.steps.length}`}
          </span>
          <IconAction label="أنهِ الجولة وأكمل بنفسك" icon={X} size="small" onClick={endTour} />
        </Head>
        {state.end ? <TourEnd state={state} /> : <Now state={state} />}
      </ToolSheet>
    </>
  )
}

/** The present step and the controls. */
function Now({
  state: { tour, shown, isPlaying, problem, isInterrupted },
}: {
  state: PlayerState
}) {
  const step = tour.steps[Math.min(shown, tour.steps.length - 1)]
  return (
    <>
      <Caption aria-live="polite">{step && captionOf(step)}</Caption>
      {problem && <Problem role="alert">{problem}</Problem>}
      {isInterrupted && !problem && (
        <span>توقفت الجولة لأنك لمست الصفحة. أكملها، أو أكمل بنفسك.</span>
      )}
      {isPlaying ? (
        <Action size="small" startIcon={<Icon icon={Pause} size="small" />} onClick={stopPlaying}>
          أوقف مؤقتًا
        </Action>
      ) : (
        <Action size="small" startIcon={<Icon icon={Play} size="small" />} onClick={resume}>
          شغّل
        </Action>
      )}
    </>
  )
}

/** What came of a tour, and where to go from here. */
function TourEnd({ state: { tour, end } }: { state: PlayerState }) {
  return (
    <>
      <End role="status">
        <p>انتهت الجولة.</p>
        {end?.length === 0 ? (
          <span>العنوان والبيانات والطلبات كما سُجّلت.</span>
        ) : (
          <ul>
            {end?.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        )}
      </End>
      <Row>
        <Button size="small" onClick={endTour}>
          أكمل بنفسك
        </Button>
        <Button size="small" variant="text" onClick={() => void playAgain()}>
          من جديد
        </Button>
        <Button size="small" variant="text" onClick={() => reloadPage(leave)}>
          عُد إلى بياناتي
        </Button>
        <Button size="small" variant="text" onClick={() => downloadSession(tour)}>
          نزّل الجولة
        </Button>
      </Row>
    </>
  )
}
