import { styled } from '@mui/material/styles'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { isFocusLost, pageHeading } from '@/ui/marks/page'
import { surface } from '@/ui/theme/surface'
import { EmptyState } from './EmptyState'
import { RetryButton } from './ErrorState'
import { isMissingPage, isOfCode } from './missingPage'

const Card = styled('div')({ ...surface })

/**
 * The error screen of a page: what happened, and a retry button. Its title is the page's h1 and receives the
 * focus if nothing else has it. React has already logged the error. If the page's code failed to load or to run,
 * retrying reloads the document, because the browser and the router cache the failure.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const isMissing = isMissingPage(error)
  const router = useRouter()

  useEffect(() => {
    if (isFocusLost()) pageHeading()?.focus()
  }, [])

  const retry = () => {
    if (isOfCode(error)) return location.reload()
    reset()
    void router.invalidate()
  }

  return (
    <Card role="alert">
      <EmptyState
        isBad
        icon={TriangleAlert}
        {...(isMissing ? MISSING : BROKEN)}
        headingLevel={1}
        action={<RetryButton onRetry={retry} />}
      />
    </Card>
  )
}

const BROKEN = {
  title: 'تعذّر عرض هذه الصفحة',
  text: 'حدث خطأ غير متوقع. أعد المحاولة، فإن تكرر الخطأ فعُد إلينا لاحقًا.',
}
const MISSING = {
  title: 'تعذّر تحميل هذه الصفحة',
  text: 'لم تصل الصفحة إلى متصفحك: انقطع الاتصال، أو صدرت نسخة أحدث من مدار. أعد المحاولة.',
}
