import Button from '@mui/material/Button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'

/** What a reader sees where a page failed: what happened, and the way to try again. */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Button
      onClick={() => {
        reset()
        router.invalidate()
      }}
    >
      إعادة المحاولة
    </Button>
  )
}
