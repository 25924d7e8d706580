import Button from '@mui/material/Button'
import { type LucideIcon, RotateCw, WifiOff } from 'lucide-react'
import { Icon } from '../icons'
import { StateMessage } from './StateMessage'

type Props = {
  /** what did not work: «تعذّر تحميل الرسائل» */
  title: string
  text?: string
  onRetry: () => void
  /** The button says so and waits; it keeps the focus. */
  isRetrying?: boolean
  icon?: LucideIcon
  headingLevel?: 2 | 3
}

/** A list that could not be read: what happened, and the way to try again. Announced when it appears. */
export function ErrorState({
  title,
  text = 'لم يصل رد من الخادم. تحقق من اتصالك، ثم أعد المحاولة.',
  onRetry,
  isRetrying = false,
  icon = WifiOff,
  headingLevel = 2,
}: Props) {
  return (
    <div role="alert">
      <StateMessage
        isBad
        icon={icon}
        title={title}
        text={text}
        headingLevel={headingLevel}
        action={<RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
      />
    </div>
  )
}

/** «إعادة المحاولة». Not `disabled` while it waits: a disabled button would lose the focus. */
export function RetryButton({
  onRetry,
  isRetrying = false,
}: Pick<Props, 'onRetry' | 'isRetrying'>) {
  return (
    <Button
      variant="contained"
      color="primary"
      size="small"
      startIcon={<Icon icon={RotateCw} size="small" />}
      {...(isRetrying && { 'aria-disabled': true })}
      onClick={() => {
        if (!isRetrying) onRetry()
      }}
    >
      {isRetrying ? 'جارٍ المحاولة…' : 'إعادة المحاولة'}
    </Button>
  )
}
