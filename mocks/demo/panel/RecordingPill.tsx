import { recorded, recorderState } from '@mocks/demo/session/recorderState'
import Button from '@mui/material/Button'
import { CircleStop } from 'lucide-react'
import { showLoadError } from '@/ui/states/loadError'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { publishToolHeight, ToolSheet } from './panelParts'
import { setPanel } from './panelState'

export function RecordingPill() {
  const { isRecording, count } = useStore(recorderState)
  if (!isRecording) return null
  const stop = async () => {
    const { stopRecording } = await import('@mocks/demo/session/recorder')
    recorded.set(stopRecording())
    setPanel({ isOpen: true, tab: 'share' })
  }
  return (
    <ToolSheet
      ref={publishToolHeight}
      aria-label="التسجيل"
      data-clear
      style={{ inlineSize: 'fit-content' }}
    >
      <Button
        variant="contained"
        color="primary"
        startIcon={<Icon icon={CircleStop} size="small" />}
        onClick={() => void stop().catch(showLoadError)}
      >
        <span>{`أوقف التسجيل (${count})`}</span>
      </Button>
    </ToolSheet>
  )
}
