import { callIds } from '@mocks/backend/dataCalls'
import { mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import { scenarios } from '@mocks/backend/scenarios'
import { isNetworkKept } from '@mocks/demo/session/keepNetwork'
import { readTab } from '@mocks/demo/session/tabState'
import { styled } from '@mui/material/styles'
import { FlaskConical } from 'lucide-react'
import type { Ref } from 'react'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { useSession } from '@/ui/states/useSession'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { radius, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Tab = styled('button')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 'calc(24px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))',
  insetInlineEnd: 0,
  // Over the dialogs of the page: there it is needed most.
  zIndex: theme.zIndex.modal + 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 6,
  // In pixels, like the page's margin.
  inlineSize: 16,
  minBlockSize: 44,
  margin: 0,
  paddingBlock: 8,
  paddingInline: 0,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.muted,
  border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
  borderInlineEnd: 0,
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '&:hover': { color: theme.vars.palette.tokens.ink },
  '&[data-changed]': {
    color: theme.vars.palette.tokens.warn,
    borderColor: theme.vars.palette.tokens.warn,
    borderInlineStartWidth: 4,
  },
  [theme.breakpoints.up('md')]: { inlineSize: 28 },
  '@media print': { display: 'none' },
}))

/**
 * The visible words, from the width where the margin has space for them. They run from top to bottom, like the
 * tab.
 */
const Words = styled('span')(({ theme }) => ({
  display: 'none',
  writingMode: 'vertical-rl',
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: `min(${size.t13}, 18px)`,
  fontWeight: weight.label,
  lineHeight: 1.4,
  '& b': { fontWeight: weight.text, marginInlineStart: 8 },
  [theme.breakpoints.up('md')]: { display: 'block' },
}))

const THEMES = { light: 'فاتح', dark: 'داكن' } as const

type Props = {
  onOpen: () => void
  ref: Ref<HTMLButtonElement>
}

/**
 * The closed panel: a slim tab at the inline-end edge of the window that also shows when something is not at
 * its default. It fits into the page's margin, so that it covers no controls.
 */
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
        onClick={onOpen}
        data-changed={news !== null || undefined}
      >
        <Icon icon={FlaskConical} size="small" />
        <VisuallyHidden>{['لوحة التجربة', news].filter(Boolean).join(': ')}</VisuallyHidden>
        <Words aria-hidden>
          تجربة
          {news && <b>{news}</b>}
        </Words>
      </Tab>
    </Tooltip>
  )
}

/** Returns what is not at its default in a few words; null when everything is. */
function useNews(): string | null {
  const { calls, failNext } = useStore(mockController.overrides)
  const isKept = useStore(isNetworkKept)
  const { isSignedIn } = useSession()
  const { setting } = useThemeSetting()
  if (failNext) return 'يفشل الطلب القادم'
  const scenario = commonSetting(calls, 'scenario')
  const hasLatency = callIds.some((id) => calls[id].latency > 0)
  const network =
    scenario === null
      ? 'سيناريوهات'
      : scenario !== 'normal'
        ? scenarios[scenario].label
        : hasLatency && 'رد متأخر'
  const hasOwnData = readTab()?.own === 'everything'
  return (
    [
      network && isKept ? `${network} (مثبّت)` : network,
      !isSignedIn && 'خارج الحساب',
      setting !== 'system' && THEMES[setting],
      hasOwnData && 'بيانات من رابط أو جولة',
    ]
      .filter(Boolean)
      .join(' · ') || null
  )
}
