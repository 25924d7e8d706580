import { localDay } from '@/lib/localDay'

/**
 * Today in the editor's time zone, `2026-11-20`; call it only in event handlers, since it reads the
 * clock.
 */
export const today = (): string => localDay(new Date())
