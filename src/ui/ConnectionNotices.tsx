import { useEffect } from 'react'
import { lastCallId, silentCalls } from '@/lib/silentCalls'
import { markMissingPages } from './states/missingPage'
import { toastStore } from './toast/toast'

/**
 * Shows toasts about the connection: when a request has had no response for 10 s, with an action that cancels
 * it, and when the browser goes offline or online again. It also marks pages whose code fails to load. Renders
 * nothing; `App` mounts it once.
 */
export function ConnectionNotices() {
  useEffect(() => {
    // Ignore requests that started before this page was rendered.
    const since = lastCallId()
    let shownFor: number | undefined
    let toastId = 0

    const tellOfSilence = () => {
      const [call] = silentCalls.get().filter(({ id }) => id > since)
      if (call?.id === shownFor) return
      if (shownFor !== undefined) toastStore.dismiss(toastId)
      shownFor = call?.id
      if (call)
        toastId = toastStore.add('error', SILENT, { label: 'إلغاء الطلب', onAct: call.cancel })
    }
    let isOffline = false
    const tellOffline = () => {
      isOffline = true
      toastStore.add('error', OFFLINE)
    }
    const tellOnline = () => {
      if (isOffline) toastStore.add('success', ONLINE)
      isOffline = false
    }

    const stop = silentCalls.subscribe(tellOfSilence)
    const stopMarking = markMissingPages()
    window.addEventListener('offline', tellOffline)
    window.addEventListener('online', tellOnline)
    return () => {
      stop()
      stopMarking()
      window.removeEventListener('offline', tellOffline)
      window.removeEventListener('online', tellOnline)
    }
  }, [])
  return null
}

const SILENT = 'لم يردّ الخادم منذ 10 ثوانٍ. انتظر قليلًا، أو ألغِ الطلب ثم أعد المحاولة.'
const OFFLINE = 'انقطع اتصالك بالإنترنت. ما كتبته باقٍ، فأعد المحاولة حين يعود الاتصال.'
const ONLINE = 'عاد الاتصال بالإنترنت. يمكنك المتابعة.'
