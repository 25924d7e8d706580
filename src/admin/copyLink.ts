import type { AnyRouter } from '@tanstack/react-router'
import { copyText } from '@/lib/saveFile'
import type { RouteLink } from '@/ui/navigation/links'
import { toast } from '@/ui/stores/toast'

/** Copies the whole address of a link, and says `done`. */
export async function copyLink(router: AnyRouter, link: RouteLink, done: string): Promise<void> {
  const { href } = router.buildLocation(link)
  const address = new URL(router.history.createHref(href), location.href).href
  if (await copyText(address)) toast.success(done)
  else toast.error('منع المتصفح النسخ. افتح الصفحة وانسخ رابطها من شريط العنوان.')
}
