import { useEffect } from 'react'
import { lastRequestId, slowRequests } from '@/lib/slowRequests'
import { toastStore } from '@/ui/stores/toast'

/**
 * Shows toasts about the connection: when a request has had no response for 10 s, with an action that cancels
 * it, and when the browser goes offline or online again. Renders nothing; `App` mounts it once.
 */
export function ConnectionNotices() {
  useEffect(() => {
    // Ignore requests that started before this page was rendered.
    const since = lastRequestId()
    let shownFor: number | undefined
    let toastId = 0

    const showSlowRequest = () => {
      const [call] = slowRequests.get().filter(({ id }) => id > since)
      if (call?.id === shownFor) return
      if (shownFor !== undefined) toastStore.dismiss(toastId)
      shownFor = call?.id
      if (call)
        toastId = toastStore.add('error', SLOW_REQUEST, {
          label: 'إلغاء الطلب',
          onClick: call.cancel,
        })
    }
    let isOffline = false
    const showOffline = () => {
      isOffline = true
      toastStore.add('error', OFFLINE)
    }
    const showOnline = () => {
      if (isOffline) toastStore.add('success', ONLINE)
      isOffline = false
    }

    const stop = slowRequests.subscribe(showSlowRequest)
    window.addEventListener('offline', showOffline)
    window.addEventListener('online', showOnline)
    return () => {
      stop()
      window.removeEventListener('offline', showOffline)
      window.removeEventListener('online', showOnline)
    }
  }, [])
  return null
}

const SLOW_REQUEST = 'لم يردّ الخادم منذ 10 ثوانٍ. انتظر قليلًا، أو ألغِ الطلب ثم أعد المحاولة.'
const OFFLINE = 'انقطع اتصالك بالإنترنت. ما كتبته باقٍ، فأعد المحاولة حين يعود الاتصال.'
const ONLINE = 'عاد الاتصال بالإنترنت. يمكنك المتابعة.'
