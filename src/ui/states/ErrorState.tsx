import Button from '@mui/material/Button'
import { type LucideIcon, RotateCw, WifiOff } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../icons'
import { StateMessage } from './StateMessage'

type Props = {
  /** what did not work: «تعذّر تحميل الرسائل» */
  title: string
  text?: string
  onRetry: () => void
  /** The button says so and waits; it keeps the focus. */
  isRetrying?: boolean
  /** where trying again alone would not help: «تسجيل الدخول وإعادة المحاولة» */
  retryLabel?: string
  icon?: LucideIcon
  headingLevel?: 2 | 3
}

/** A list that could not be read: what happened, and the way to try again. Announced when it appears. */
export function ErrorState({
  title,
  text = 'لم يصل رد من الخادم. تحقق من اتصالك، ثم أعد المحاولة.',
  onRetry,
  isRetrying = false,
  retryLabel,
  icon = WifiOff,
  headingLevel = 2,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = box.current
    // Once the list has come the button is gone: the focus goes on from the page's heading.
    return () => {
      if (shown?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div role="alert" ref={box}>
      <StateMessage
        isBad
        icon={icon}
        title={title}
        text={text}
        headingLevel={headingLevel}
        action={<RetryButton onRetry={onRetry} isRetrying={isRetrying} label={retryLabel} />}
      />
    </div>
  )
}

/** «إعادة المحاولة». Not `disabled` while it waits: a disabled button would lose the focus. */
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
      }}
    >
      {isRetrying ? 'جارٍ المحاولة…' : label}
    </Button>
  )
}
