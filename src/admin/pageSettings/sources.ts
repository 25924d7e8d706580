import { foldArabic } from '@/lib/arabic'

export type NewSource = { ok: true; source: string } | { ok: false; message: string }

/**
 * Checks a typed source: trimmed, it must not be empty and not exist yet in any spelling (Spec §4).
 */
export function checkSource(typed: string, sources: readonly string[]): NewSource {
  const source = typed.replace(/\s+/g, ' ').trim()
  if (source === '') return { ok: false, message: 'اكتب اسم المصدر أولًا' }
  const isKnown = sources.some((known) => foldArabic(known) === foldArabic(source))
  if (isKnown) return { ok: false, message: 'هذا المصدر موجود في الفئة' }
  return { ok: true, source }
}
