import { recorded } from '@mocks/demo/session/recorderState'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Flag, FolderOpen, type LucideIcon, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { TextField } from '@/ui/form/TextField'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { openDemoFile } from './openDemoFile'
import { pinView } from './pins/pinView'

const Bar = styled('footer')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  paddingBlock: 8,
  paddingInline: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  '& > div': { gridColumn: '1 / -1' },
  '& > button': { gap: 6, minBlockSize: 40 },
}))

/** What leaves this browser and comes into it: a link or a file, and a report. */
export function PanelFooter({ onLeave }: { onLeave: () => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const tour = useStore(recorded)
  const [uncopied, setUncopied] = useState<string | null>(null)
  const copy = async () => {
    const { share } = await import('@mocks/demo/session/share')
    setUncopied(await share(tour))
  }
  const report = () => {
    pinView.set({ isPlacing: true, open: null })
    onLeave()
  }
  return (
    <Bar>
      {/* Ready to copy by hand, where the browser does not allow the page to copy. */}
      {uncopied !== null && (
        <div>
          <TextField
            label="لا يسمح المتصفح بالنسخ من هنا؛ انسخ الرابط بنفسك"
            dir="ltr"
            ref={(field) => field?.select()}
            value={uncopied}
            onChange={() => {}}
          />
        </div>
      )}
      <Action icon={Share2} label="شارك" onClick={() => void copy()} />
      <Action icon={FolderOpen} label="افتح" onClick={() => chooser.current?.click()} />
      <Action icon={Flag} label="أبلغ" onClick={report} />
      <input
        ref={chooser}
        type="file"
        accept=".json,.html,application/json,text/html"
        aria-label="ملف من هذا العرض"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Without this, choosing the same file again after correcting it would not fire `change`.
          if (file) void openDemoFile(file).finally(() => (target.value = ''))
        }}
      />
    </Bar>
  )
}

type ActionProps = { icon: LucideIcon; label: string; onClick: () => void }

function Action({ icon, label, onClick }: ActionProps) {
  return (
    <Button size="small" onClick={onClick}>
      <Icon icon={icon} size="small" />
      <span>{label}</span>
    </Button>
  )
}
