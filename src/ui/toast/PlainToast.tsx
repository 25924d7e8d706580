import { toastStore } from './toast'
import type { Toast } from './toastStore'

/**
 * A toast without the code of `ToastView`, for when that code cannot be loaded: the page loses its connection
 * before its first use, but still has to say so. It is in the script of every page, so its few styles are in
 * global.css.
 */
export const PlainToast = ({ id, text, state }: Toast) =>
  state !== 'dismissed' && (
    <div role="alert" className="plainToast">
      {text}
      <button type="button" onClick={() => toastStore.dismiss(id)}>
        إغلاق
      </button>
    </div>
  )
