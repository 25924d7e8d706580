import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Pause, Play, SkipForward, X } from 'lucide-react'
import { SPEEDS } from '@/lib/readingPreferences'
import { savedReading } from '@/saved/reading'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/stores/useStore'
import { oneLine } from '@/ui/theme/oneLine'
import { colors, size, weight } from '@/ui/theme/tokens'
import { listening, readNext, setSpeed, stopListening, togglePause } from './speaker'

const Root = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minInlineSize: 0,
})

const Text = styled('p')({
  flex: '1 1 10rem',
  minInlineSize: 0,
  ...oneLine,
  fontSize: size.t14,
  '& > span:first-of-type': { marginInlineEnd: 8, color: colors.muted },
})

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > .MuiButton-root': { minInlineSize: '4rem', fontWeight: weight.label },
})

export function Player() {
  const now = useStore(listening)
  const { speed } = useStore(savedReading)
  if (!now) return null
  const { passages, index, isPaused } = now
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    <Root role="group" aria-label="الاستماع">
      <Text>
        <span>{`${index + 1} من ${passages.length}`}</span>
        <span>{passages[index]?.text}</span>
      </Text>
      <Controls>
        <IconAction
          label={isPaused ? 'متابعة الاستماع' : 'إيقاف مؤقت'}
          icon={isPaused ? Play : Pause}
          onClick={togglePause}
        />
        <IconAction label="التالي" icon={SkipForward} onClick={readNext} />
        <Button
          size="small"
          aria-label={`السرعة ${speed}×، تغييرها إلى ${faster}×`}
          onClick={() => setSpeed(faster)}
        >
          <bdi>{`${speed}×`}</bdi>
        </Button>
        <IconAction label="إنهاء الاستماع" icon={X} onClick={() => stopListening()} />
      </Controls>
    </Root>
  )
}
