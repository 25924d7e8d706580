import { copyText } from '@/lib/copyText'
import { toast } from '@/ui/toast/toast'

/** Opens the device's share sheet; where there is none, copies the link of the story. */
export async function shareStory(title: string): Promise<void> {
  const url = location.href
  if ('share' in navigator) {
    // Rejects when the reader closes the share sheet.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  if (await copyText(url)) toast.success('نُسخ رابط القصة.')
  else toast.error('تعذّر نسخ الرابط. انسخه من شريط العنوان.')
}
