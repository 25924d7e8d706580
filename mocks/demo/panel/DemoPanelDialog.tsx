import { readDemoFile } from '@mocks/demo/format/recording'
import { startTour } from '@mocks/demo/session/prepareTab'
import { recorded } from '@mocks/demo/session/recorderState'
import { share } from '@mocks/demo/session/share'
import { pins } from '@mocks/demo/storage/pinStore'
import { styled } from '@mui/material/styles'
import { ArrowLeftRight, Flag, FolderOpen, Share2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconAction } from '@/ui/navigation/IconAction'
import { PageTabs, tabId } from '@/ui/navigation/PageTabs'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { inColumn, inRow } from '@/ui/theme/surface'
import { colors, down, radius, size, up, weight, zIndex } from '@/ui/theme/tokens'
import { HasToastSlots, ToastSlot } from '@/ui/toast/ToastSlot'
import { Action, floating, useIsSheet } from './panelParts'
import { closePanel, leavePanel, panelState, setPanel, TABS } from './panelState'
import { pinView } from './pins/pinView'
import { StateTab } from './StateTab'
import { ShareTab } from './share/ShareTab'
import { TimeTab } from './time/TimeTab'

const PANEL = 'demo-panel-tab'

const Box = styled('section')(floating, {
  insetBlockEnd: 0,
  insetInline: 0,
  // Over the header and the dialogs of the page.
  zIndex: zIndex.modal + 1,
  display: 'flex',
  flexDirection: 'column',
  // The same on each tab, so that the tabs stay where they are.
  blockSize: '88dvh',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderStartStartRadius: radius.dialog,
  borderStartEndRadius: radius.dialog,
  [up.md]: {
    insetInline: 'auto 16px',
    insetBlockEnd: 16,
    inlineSize: '23.75rem',
    blockSize: 'min(44rem, calc(100dvh - 2rem))',
    '&[data-side=start]': { insetInline: '16px auto' },
    borderRadius: radius.dialog,
  },
  '& > header': { ...inRow, paddingBlock: 8, paddingInline: '16px 8px' },
  '& > .MuiTabs-root': { flex: 'none', marginInline: 16 },
  [down.md]: { '& > header button:first-of-type': { display: 'none' } },
  '& h2': { flex: 1, fontSize: size.t16, fontWeight: weight.title },
})

const Body = styled('div')({
  position: 'relative',
  ...inColumn,
  alignContent: 'start',
  gap: 12,
  flex: 1,
  paddingBlock: 12,
  paddingInline: 16,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& summary': { paddingBlock: 6, cursor: 'pointer' },
})

const Bar = styled('footer')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  paddingBlock: 8,
  paddingInline: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  '& > button': { minBlockSize: 40 },
})

export function DemoPanelDialog() {
  const box = useRef<HTMLElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { tab, side } = useStore(panelState)
  const isSheet = useIsSheet()
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const report = () => {
    pinView.set('placing')
    leavePanel()
  }

  return (
    <Box
      ref={box}
      role="dialog"
      aria-modal={false}
      aria-label="لوحة التجربة"
      tabIndex={-1}
      data-side={side}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        closePanel()
      }}
    >
      <header>
        <h2>لوحة التجربة</h2>
        <IconAction
          label="انقل اللوحة إلى الجانب الآخر"
          icon={ArrowLeftRight}
          size="small"
          onClick={() => setPanel({ side: side === 'end' ? 'start' : 'end' })}
        />
        <IconAction label="إغلاق لوحة التجربة" icon={X} size="small" onClick={closePanel} />
      </header>
      <PageTabs
        panel={PANEL}
        label="أقسام اللوحة"
        tabs={TABS}
        value={tab}
        onChange={(tab) => setPanel({ tab })}
      />
      <Body role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {tab === 'state' && <StateTab />}
        {tab === 'time' && <TimeTab />}
        {tab === 'share' && <ShareTab />}
      </Body>
      {/* Where the panel covers the page's own place for them. */}
      <HasToastSlots value={isSheet || side === 'start'}>
        <ToastSlot />
      </HasToastSlots>
      <Bar>
        {/* The tour is in view on one tab; on the others the screen is meant. */}
        <Action
          label="شارك"
          icon={Share2}
          onClick={() => void share(tab === 'share' ? recorded.get() : null)}
        />
        <Action label="افتح" icon={FolderOpen} onClick={() => chooser.current?.click()} />
        <Action label="أبلغ" icon={Flag} onClick={report} />
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
    </Box>
  )
}

async function open(file: File): Promise<void> {
  const read = readDemoFile(await file.text())
  if (typeof read === 'string') return void toast.error(`لم يُفتح شيء. ${read}`)
  const { steps, start } = read
  if (steps.length > 0 || Object.keys(start.data).length > 0 || start.network !== '')
    return startTour(read)
  if (pins.put(...read.pins)) toast.success('أُضيفت ملاحظات الملف.')
}
