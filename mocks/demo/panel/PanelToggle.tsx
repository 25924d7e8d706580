import { callIds } from '@mocks/backend/dataCalls'
import { mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import { describeScenario } from '@mocks/backend/scenarios'
import { asksServer, serverSetting } from '@mocks/demo/answers/serverSetting'
import { THEMES } from '@mocks/demo/format/captions'
import { isNetworkStored } from '@mocks/demo/session/storeNetwork'
import { readTab } from '@mocks/demo/storage/tabState'
import { styled } from '@mui/material/styles'
import { FlaskConical } from 'lucide-react'
import type { Ref } from 'react'
import { session } from '@/lib/reader'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { radius, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Tab = styled('button')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 'calc(24px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))',
  insetInlineEnd: 0,
  zIndex: theme.zIndex.modal + 1,
  inlineSize: 16,
  minBlockSize: 44,
  padding: 0,
  display: 'grid',
  placeItems: 'center',
  gap: 6,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.muted,
  border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.tokens.ink },
  '&[data-changed]': {
    color: theme.vars.palette.tokens.warn,
    borderColor: theme.vars.palette.tokens.warn,
    borderInlineStartWidth: 4,
  },
  // From top to bottom, from the width where the margin has space for words.
  '& > span:last-child': {
    display: 'none',
    writingMode: 'vertical-rl',
    maxBlockSize: '14rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: `min(${size.t13}, 18px)`,
    fontWeight: weight.label,
    [theme.breakpoints.up('md')]: { display: 'block' },
  },
  [theme.breakpoints.up('md')]: { inlineSize: 28, paddingBlock: 8 },
  '@media print': { display: 'none' },
}))

type Props = {
  onOpen: () => void
  ref: Ref<HTMLButtonElement>
}

/** It fits into the page's margin, so that it covers no controls, and shows what is not at its default. */
export function PanelToggle({ onOpen, ref }: Props) {
  const news = useNews()
  return (
    <Tooltip title="لوحة التجربة (⁨Ctrl + `⁩)" describeChild>
      <Tab
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-keyshortcuts="Control+`"
        // The focus stays where it is, such as in a dialog of the page, and is there again when the panel closes.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOpen}
        data-changed={news !== '' || undefined}
      >
        <Icon icon={FlaskConical} size="small" />
        <VisuallyHidden>{news ? `لوحة التجربة: ${news}` : 'لوحة التجربة'}</VisuallyHidden>
        <span aria-hidden>{news ? `تجربة · ${news}` : 'تجربة'}</span>
      </Tab>
    </Tooltip>
  )
}

function useNews(): string {
  const { calls, failNext } = useStore(mockController.overrides)
  const isStored = useStore(isNetworkStored)
  const server = useStore(serverSetting)
  const { isSignedIn } = useStore(session)
  const { setting } = useThemeSetting()
  const scenario = commonSetting(calls, 'scenario')
  return [
    failNext && 'يفشل الطلب القادم',
    scenario !== 'normal' && (scenario ? describeScenario(scenario).label : 'سيناريوهات'),
    callIds.some((id) => calls[id].latency > 0) && 'رد متأخر',
    asksServer(server) && 'خادم حقيقي',
    isStored && 'مثبّت',
    !isSignedIn && 'خارج الحساب',
    setting !== 'system' && THEMES[setting],
    readTab()?.own === 'everything' && 'بيانات من رابط أو جولة',
  ]
    .filter(Boolean)
    .join(' · ')
}
