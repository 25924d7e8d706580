import { readDemoFile } from '@mocks/demo/format/readFile'
import { startTour } from '@mocks/demo/session/prepareTab'
import { recorded } from '@mocks/demo/session/recorderState'
import { pins } from '@mocks/demo/storage/pinStore'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Flag, FolderOpen, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { showLoadError } from '@/ui/states/loadError'
import { toast } from '@/ui/stores/toast'
import { Icon } from '@/ui/theme/icons'
import { leavePanel, panelState } from './panelState'
import { pinView } from './pins/pinView'

const Bar = styled('footer')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  paddingBlock: 8,
  paddingInline: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  '& > button': { gap: 6, minBlockSize: 40 },
}))

export function PanelFooter() {
  const chooser = useRef<HTMLInputElement>(null)
  const share = async () => {
    const { share } = await import('@mocks/demo/session/share')
    // The tour is in view on one tab; on the others the screen is meant.
    await share(panelState.get().tab === 'share' ? recorded.get() : null)
  }
  const report = () => {
    pinView.set({ isPlacing: true, open: null })
    leavePanel()
  }
  return (
    <Bar>
      <Button size="small" onClick={() => void share().catch(showLoadError)}>
        <Icon icon={Share2} size="small" />
        شارك
      </Button>
      <Button size="small" onClick={() => chooser.current?.click()}>
        <Icon icon={FolderOpen} size="small" />
        افتح
      </Button>
      <Button size="small" onClick={report}>
        <Icon icon={Flag} size="small" />
        أبلغ
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,.html,application/json,text/html"
        aria-label="ملف من هذا العرض"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Without this, choosing the same file again after correcting it would not fire `change`.
          if (file) void open(file).finally(() => (target.value = ''))
        }}
      />
    </Bar>
  )
}

async function open(file: File): Promise<void> {
  const read = readDemoFile(await file.text())
  if (!read.ok) return void toast.error(`لم يُفتح شيء. ${read.reason}`)
  const { steps, start } = read.tour
  if (steps.length > 0 || Object.keys(start.data).length > 0 || start.network !== '')
    return startTour(read.tour)
  if (pins.put(...read.tour.pins)) toast.success('أُضيفت ملاحظات الملف.')
}
