import Card from '@mui/material/Card'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RetryButton } from './ErrorState'
import { StateMessage } from './StateMessage'

/**
 * What a reader sees where a page failed: what happened, and the way to try again. Its title is the
 * page's h1 and takes the focus if the failure left it nowhere. React has logged the error already.
 */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) card.current?.querySelector('h1')?.focus()
  }, [])

  const retry = () => {
    reset()
    void router.invalidate()
  }

  return (
    <Card ref={card} role="alert">
      <StateMessage
        isBad
        icon={TriangleAlert}
        title="تعذّر عرض هذه الصفحة"
        text="حدث خطأ غير متوقع. أعد المحاولة، فإن تكرر الخطأ فعُد إلينا لاحقًا."
        headingLevel={1}
        action={<RetryButton onRetry={retry} />}
      />
    </Card>
  )
}
