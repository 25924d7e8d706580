import { toast, toastStore } from '@/ui/stores/toast'

const GONE = 'صدرت نسخة أحدث من مدار، وليس فيها هذا الجزء. أعد تحميل الصفحة ليعمل.'
const FAILED = 'لم يصل هذا الجزء إلى متصفحك. أعد المحاولة، أو أعد تحميل الصفحة.'
const LOST = 'لم يصل هذا الجزء إلى متصفحك. تحقق من اتصالك ثم أعد المحاولة.'
const RELOAD = { label: 'إعادة التحميل', onClick: () => location.reload() }

/** The id of the toast about the last part that could not be loaded. */
let toastId: number | undefined

/**
 * Says that code could not be loaded. If the server no longer has it, the page is older than the site, as after a
 * release: the toast offers to load it again. Where nothing else tries again, the toast offers `retry`.
 */
export async function showLoadError(error: unknown, retry?: () => void): Promise<void> {
  const answer = await headOf(fileIn(error) ?? fileOfPage())
  if (isGone(answer)) toastId = toast.error(GONE, RELOAD)
  // Some browsers remember that a module failed, until the page is loaded again.
  else if (answer?.ok) toastId = toast.error(FAILED, RELOAD)
  // A server that refuses or fails has answered, so the connection is good.
  else
    toastId = toast.error(
      answer ? FAILED : LOST,
      retry && { label: 'إعادة المحاولة', onClick: retry },
    )
}

/** Dismisses the toast of `showLoadError`. Call it when the code for a press has been loaded. */
export function dismissLoadError(): void {
  if (toastId !== undefined) toastStore.dismiss(toastId)
}

/** For a button that tries again in place: if the page is older than the site, says so and offers to load it again. */
export async function sayIfOutdated(): Promise<void> {
  if (isGone(await headOf(fileOfPage()))) toast.error(GONE, RELOAD)
}

const headOf = async (file: string | undefined) =>
  file === undefined ? null : fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)

/** Some hosts answer an unknown address with a page. */
const isGone = (answer: Response | null): boolean =>
  answer?.status === 404 ||
  answer?.status === 410 ||
  answer?.headers.get('content-type')?.includes('text/html') === true

/** The address of the file, which Chromium and Firefox name in the error. */
export function fileIn(error: unknown): string | undefined {
  return String(error).match(/https?:\/\/\S+|\/\S+\.(?:js|css)/)?.[0]
}

/** The file of the app, which each release replaces, since it names those of all pages; none in development. */
const fileOfPage = () =>
  document.querySelector<HTMLLinkElement>('[rel=modulepreload][href*="/app-"]')?.href
