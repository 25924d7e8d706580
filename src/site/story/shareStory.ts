import { linkOfStory } from '@/content/headline'
import type { ContentLink } from '@/content/searchItem'
import { copyText } from '@/lib/saveFile'
import { toast } from '@/ui/stores/toast'

/** The whole address of a story on its page. No card of the page is in it: the canonical address has none. */
export function sharedAddress(page: ContentLink, story: string): string {
  const params: Record<string, string> = 'params' in page ? page.params : {}
  const path = page.to
    .replace('/$card', '')
    .replace(/\$(\w+)/, (_, name) => encodeURIComponent(params[name] ?? ''))
  return location.origin + BASE + path + linkOfStory(story)
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Opens the device's share sheet; where there is none, or the browser refuses it, copies the link of the story. */
export async function shareStory(title: string, url: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // The reader has closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  if (await copyText(url)) toast.success('نُسخ رابط القصة.')
  else toast.error('تعذّر نسخ الرابط. انسخه من شريط العنوان.')
}

/** Prints the page; shows an error where the browser ignores the call, as browsers inside other apps do. */
export function printPage(): void {
  let isPrinted = false
  const note = () => {
    isPrinted = true
  }
  addEventListener('beforeprint', note)
  // Undefined in some browsers.
  globalThis.print?.()
  // A browser may show a question first, so `beforeprint` comes late.
  setTimeout(() => {
    removeEventListener('beforeprint', note)
    if (!isPrinted) toast.error('لا يطبع هذا المتصفح. افتح الصفحة في متصفح آخر واطبعها منه.')
  }, 1000)
}
