import { styled } from '@mui/material/styles'
import { FlaskConical } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { Icon } from '@/ui/icons'
import { Tooltip } from '@/ui/Tooltip'
import { control, radius, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { common } from '../demoLink'
import { director } from '../director'
import { scenarios } from '../scenarios'
import { useRoomForHandle } from './useRoomForHandle'
import { useStore } from './useStore'

type Props = { onOpen: () => void; ref: Ref<HTMLButtonElement> }

/** The closed panel: a tab at the bottom edge, which also says when something is not as always. */
export function Handle({ onOpen, ref }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  const rise = useRoomForHandle(button)
  const news = useNews()
  return (
    <Tooltip title="لوحة العرض (⁨Ctrl + `⁩)" describeChild>
      <Tab
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-keyshortcuts="Control+`"
        onClick={onOpen}
        style={{ insetBlockEnd: rise }}
      >
        <Icon icon={FlaskConical} size="small" />
        <span>
          <VisuallyHidden>لوحة العرض: </VisuallyHidden>عرض
        </span>
        {news && <News>{news}</News>}
      </Tab>
    </Tooltip>
  )
}

/** What is not as always, in a word or two. */
function useNews(): string | null {
  const { calls, failNext } = useStore(director.direction)
  if (failNext) return 'يفشل الطلب القادم'
  const scenario = common(calls, 'scenario')
  if (scenario === null) return 'سيناريوهات'
  return scenario === 'normal' ? null : scenarios[scenario].label
}

const Tab = styled('button')(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: 16,
  zIndex: theme.zIndex.speedDial,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: control.small,
  maxInlineSize: '14rem',
  margin: 0,
  paddingBlock: '0 env(safe-area-inset-bottom, 0px)',
  paddingInline: 12,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.muted,
  border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radius.control,
  borderStartEndRadius: radius.control,
  font: 'inherit',
  fontSize: size.t13,
  fontWeight: weight.label,
  lineHeight: 1.6,
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '&:hover': { color: theme.vars.palette.tokens.ink },
  '@media print': { display: 'none' },
}))

const News = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.tokens.warn,
}))
