import Button from '@mui/material/Button'
import { RotateCw, WifiOff } from 'lucide-react'
import { pageHeading } from '@/ui/marks/page'
import { Icon } from '@/ui/theme/icons'
import { EmptyState } from './EmptyState'
import { sayIfOutdated } from './loadError'

type Props = {
  /** what failed: «تعذّر تحميل الرسائل» */
  title: string
  text?: string
  onRetry: () => void
  /** while retrying, the button says so, ignores clicks and keeps the focus */
  isRetrying?: boolean
  /** if a retry alone would not help: «تسجيل الدخول وإعادة المحاولة» */
  retryLabel?: string
  headingLevel?: 2 | 3
}

/** For a list that could not be loaded: what happened, and a retry button. Announced when it appears. */
export function ErrorState({
  title,
  text = 'لم يصل رد من الخادم. تحقق من اتصالك، ثم أعد المحاولة.',
  onRetry,
  isRetrying = false,
  retryLabel,
  headingLevel = 2,
}: Props) {
  return (
    <div role="alert" ref={moveFocusAfter}>
      <EmptyState
        isBad
        icon={WifiOff}
        title={title}
        text={text}
        headingLevel={headingLevel}
        action={<RetryButton onRetry={onRetry} isRetrying={isRetrying} label={retryLabel} />}
      />
    </div>
  )
}

/** When the list has loaded, its button unmounts: moves the focus to the page's heading. */
const moveFocusAfter = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) pageHeading()?.focus({ preventScroll: true })
}

/** «إعادة المحاولة». Not `disabled` while retrying: a disabled button would lose the focus. */
export function RetryButton({
  onRetry,
  isRetrying = false,
  label = 'إعادة المحاولة',
}: Pick<Props, 'onRetry' | 'isRetrying'> & { label?: string | undefined }) {
  return (
    <Button
      variant="contained"
      color="primary"
      size="small"
      startIcon={<Icon icon={RotateCw} size="small" />}
      {...(isRetrying && { 'aria-disabled': true })}
      onClick={() => {
        if (!isRetrying) onRetry()
        void sayIfOutdated()
      }}
    >
      <span>{isRetrying ? 'جارٍ المحاولة…' : label}</span>
    </Button>
  )
}
