import { toast } from '@/ui/stores/toast'

/** The text of the toast for an action that is only logged (D-4). */
const LOG_ONLY_TEXT = 'نسخة تجريبية: لم يُحفظ التغيير'

/**
 * For an action that the specification only logs: writes `name` and `data` to the console and shows a toast that says
 * that nothing was saved, so that the button does not seem broken (D-4; Spec §4, §7).
 */
export function logOnly(name: string, data: unknown): void {
  console.info(name, data)
  toast.info(LOG_ONLY_TEXT)
}
