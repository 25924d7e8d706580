import { copyText } from '@/lib/saveFile'
import { toast } from '@/ui/toast/toast'

/** Opens the device's share sheet; where there is none, or the browser refuses it, copies the link of the story. */
export async function shareStory(title: string): Promise<void> {
  const url = location.href
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

/** Prints the page, and says so where the browser does not: those inside of other apps ignore the call. */
export function printPage(): void {
  let isPrinted = false
  const note = () => {
    isPrinted = true
  }
  addEventListener('beforeprint', note)
  // Undefined in some.
  globalThis.print?.()
  // A browser may ask the reader first.
  setTimeout(() => {
    removeEventListener('beforeprint', note)
    if (!isPrinted) toast.error('لا يطبع هذا المتصفح. افتح الصفحة في متصفح آخر واطبعها منه.')
  }, 1000)
}
