import { toastStore } from './toast'
import type { Toast } from './toastStore'

/**
 * A toast's words while the code of `ToastView` cannot be loaded: a page that loses its connection before anyone
 * has used it says so all the same. It is in the script of every page, so its few styles are in global.css.
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
