import { recorded, recorderState } from '@mocks/demo/session/recorderState'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { CircleStop } from 'lucide-react'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { radius } from '@/ui/theme/tokens'
import { setPanel } from './panelState'

const Pill = styled(Button)(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))',
  insetInline: 0,
  marginBlockEnd: 16,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  zIndex: theme.zIndex.modal + 1,
  minBlockSize: 44,
  border: `2px solid ${theme.vars.palette.tokens.paper}`,
  borderRadius: radius.full,
  boxShadow: theme.vars.palette.tokens.float,
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
    <Pill
      ref={publishToolHeight}
      variant="contained"
      color="primary"
      startIcon={<Icon icon={CircleStop} size="small" />}
      onClick={() => void stop()}
    >
      <span>{`أوقف التسجيل (${count})`}</span>
    </Pill>
  )
}

/** A ref of a bar of the demo at the end of the window, which has its distance to it as margin: toasts are above it. */
export function publishToolHeight(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const size = new ResizeObserver(() => {
    const gap = Number.parseFloat(getComputedStyle(bar).marginBlockEnd)
    style.setProperty('--tool-bar-height', `${bar.offsetHeight + gap}px`)
  })
  size.observe(bar)
  return () => {
    size.disconnect()
    style.removeProperty('--tool-bar-height')
  }
}
