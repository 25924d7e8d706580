import { toast } from '@/ui/toast/toast'

/** What the editor is told of an act that is only logged (D-4). */
export const LOGGED_ONLY = 'نسخة تجريبية: لم يُحفظ التغيير'

/**
 * An act that the specification says is only logged: one structured line in the console, no change of
 * state, and a toast that says so, lest the button seem broken (D-4; Spec §4, §7).
 */
export function logOnly(name: string, data: unknown): void {
  console.info(name, data)
  toast.info(LOGGED_ONLY)
}
