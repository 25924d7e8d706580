import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { copyText } from '@/lib/copyText'
import type { RouteLink } from '@/ui/links'
import { toast } from '@/ui/toast/toast'

/** Returns a function that copies the whole address of a link and says `done`. */
export function useCopyLink() {
  const router = useRouter()
  return useCallback(
    async (link: RouteLink, done: string) => {
      const { href } = router.buildLocation(link)
      const address = new URL(router.history.createHref(href), location.href).href
      if (await copyText(address)) toast.success(done)
      else toast.error('منع المتصفح النسخ. افتح الصفحة وانسخ رابطها من شريط العنوان.')
    },
    [router],
  )
}
