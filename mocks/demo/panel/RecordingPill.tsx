import { recorded, recorderState } from '@mocks/demo/session/recorderState'
import { styled } from '@mui/material/styles'
import { CircleStop } from 'lucide-react'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { radius, size, weight } from '@/ui/theme/tokens'
import { setPanel } from './panelState'
import { publishToolHeight } from './publishToolHeight'

const Pill = styled('button')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))',
  insetInline: 0,
  marginBlockEnd: 16,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  zIndex: theme.zIndex.modal + 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  paddingInline: 16,
  font: 'inherit',
  fontSize: size.t14,
  fontWeight: weight.label,
  color: theme.vars.palette.tokens.onBrand,
  background: theme.vars.palette.tokens.brand,
  border: `2px solid ${theme.vars.palette.tokens.paper}`,
  borderRadius: radius.full,
  boxShadow: theme.vars.palette.tokens.float,
  cursor: 'pointer',
  '@media print': { display: 'none' },
}))

/** Ends the recording; the panel then shows what was recorded. */
export function RecordingPill() {
  const { isRecording, count } = useStore(recorderState)
  if (!isRecording) return null
  const stop = async () => {
    // Somebody has started it, so it is loaded.
    const { stopRecording } = await import('@mocks/demo/session/recorder')
    recorded.set(stopRecording('جولة مسجَّلة'))
    setPanel({ isOpen: true, tab: 'share' })
  }
  return (
    <Pill ref={publishToolHeight} type="button" onClick={() => void stop()}>
      <Icon icon={CircleStop} size="small" />
      <span>{`أوقف التسجيل (${count})`}</span>
    </Pill>
  )
}
