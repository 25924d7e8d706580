import { isSameText } from '@/lib/containsText'
import { trimInvisible } from '@/lib/invisible'

export type NewSource = { ok: true; source: string } | { ok: false; message: string }

/**
 * Checks a typed source: trimmed, it must not be empty and not exist yet in any spelling (Spec §4).
 */
export function checkSource(typed: string, sources: readonly string[]): NewSource {
  const source = trimInvisible(typed).replace(/\s+/g, ' ')
  if (source === '') return { ok: false, message: 'اكتب اسم المصدر أولًا' }
  const isKnown = sources.some((known) => isSameText(known, source))
  if (isKnown) return { ok: false, message: 'هذا المصدر موجود في الفئة' }
  return { ok: true, source }
}
