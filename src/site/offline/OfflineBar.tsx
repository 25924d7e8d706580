import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { CloudOff, RotateCw } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatToday } from '@/lib/dates'
import { clockTime } from '@/lib/localDay'
import { BottomBar } from '@/ui/navigation/BottomBar'
import { Icon } from '@/ui/theme/icons'
import { colors, size } from '@/ui/theme/tokens'
import { useNow } from '@/ui/theme/useNow'
import { cachedAt } from './cachePages'
import { isOffline, shownCachedAt } from './isOffline'

const Announced = styled('div')({ display: 'contents', '& > *': { marginInline: 16 } })

const Text = styled('p')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: size.t14,
  '& > svg': { flex: 'none', color: colors.warn },
})

/** At the bottom of a page that is read without a network: says so, and when the page was cached. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(isOffline.subscribe, () => navigator.onLine)
  const cached = useCachedAt()
  return (
    <Announced role="status">
      <BottomBar>
        <Text>
          <Icon icon={CloudOff} size="small" />
          <span>
            <b>{isOnline ? BACK : 'أنت دون اتصال.'}</b>{' '}
            <span>{cached ? `حُفظت هذه الصفحة ${cached}.` : NOT_CACHED}</span>
          </span>
        </Text>
        {isOnline && (
          <Button
            size="small"
            startIcon={<Icon icon={RotateCw} size="small" />}
            onClick={() => location.reload()}
          >
            تحديث الصفحة
          </Button>
        )}
      </BottomBar>
    </Announced>
  )
}

const BACK = 'هذه نسخة محفوظة: لم يصل مدار إلى متصفحك حين فُتحت.'
const NOT_CACHED = 'ما ليس محفوظًا في متصفحك لا يُفتح حتى يعود الاتصال.'

/** When the page that is open was cached, «اليوم الساعة 08:42», «الثلاثاء 24 نوفمبر 2026 الساعة 08:42»; undefined if it was not, or while this is read. */
function useCachedAt(): string | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const now = useNow()
  const [found, setFound] = useState<{ path: string; at: Date | null }>()
  useEffect(() => {
    cachedAt(location.pathname).then(
      (at) => setFound({ path, at }),
      // The browser forbids its caches, so the time stays undefined.
      () => {},
    )
  }, [path])
  const shown = shownCachedAt()
  const at = found?.path === path ? found.at : shown && new Date(shown)
  if (!at || !now) return
  const day = at.toDateString() === now.toDateString() ? 'اليوم' : formatToday(at)
  return `${day} الساعة ${clockTime(at)}`
}
