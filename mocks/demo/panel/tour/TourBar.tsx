import { captionOf } from '@mocks/demo/format/captions'
import {
  Action,
  publishToolHeight,
  Ring,
  Row,
  ToolHead,
  ToolSheet,
} from '@mocks/demo/panel/panelParts'
import { useBox } from '@mocks/demo/panel/pins/pinView'
import { player } from '@mocks/demo/session/player'
import { startTour } from '@mocks/demo/session/prepareTab'
import { forgetTab, reloadPage } from '@mocks/demo/storage/tabState'
import { styled } from '@mui/material/styles'
import { Pause, Play, X } from 'lucide-react'
import { useEffect } from 'react'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/stores/useStore'
import { colors, size, weight } from '@/ui/theme/tokens'

const Caption = styled('div')({
  '& p': { fontSize: size.t16, fontWeight: weight.label },
  '& [role=alert]': { color: colors.bad },
})

export function TourBar() {
  const state = useStore(player)
  useEffect(player.open, [])
  const pointed = useBox(state?.isPlaying ? state.pointed : null)
  if (!state) return null
  const { tour, shown, isPlaying, problem, end } = state
  const step = tour.steps[Math.min(shown, tour.steps.length - 1)]
  const isLow = pointed && pointed.y + pointed.height > innerHeight - 220
  const isAtEnd = pointed && pointed.x + pointed.width / 2 < innerWidth / 2
  return (
    <>
      {pointed && <Ring box={pointed} />}
      <ToolSheet
        ref={isLow ? null : publishToolHeight}
        aria-label={`جولة: ${tour.title}`}
        data-top={isLow ? (isAtEnd ? 'start' : 'end') : undefined}
      >
        <ToolHead>
          <h2>{tour.title}</h2>
          <span>{`${Math.min(shown + 1, tour.steps.length)} من ${tour.steps.length}`}</span>
          <IconAction label="أنهِ الجولة وأكمل بنفسك" icon={X} size="small" onClick={player.end} />
        </ToolHead>
        <Caption>
          <div role="status">
            <p>{end ? 'انتهت الجولة.' : step && captionOf(step)}</p>
            {end && <span>{end.join(' ') || 'العنوان والبيانات كما سُجّلت.'}</span>}
          </div>
          {problem && <p role="alert">{problem}</p>}
        </Caption>
        <Row>
          {end ? (
            <>
              <Action label="أكمل بنفسك" onClick={player.end} />
              <Action label="عُد إلى بياناتي" variant="text" onClick={() => reloadPage(forgetTab)} />
            </>
          ) : (
            <Action
              label={isPlaying ? 'أوقف مؤقتًا' : 'شغّل'}
              icon={isPlaying ? Pause : Play}
              onClick={isPlaying ? player.stop : player.resume}
            />
          )}
          {!isPlaying && !end && <Action label="تخطَّ" variant="text" onClick={player.skip} />}
          {!isPlaying && (
            <Action label="من جديد" variant="text" onClick={() => void startTour(tour)} />
          )}
        </Row>
      </ToolSheet>
    </>
  )
}
