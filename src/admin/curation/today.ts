import { localDay } from '@/lib/localDay'

/** This day where the editor is, `2026-11-20`; only for events, since it reads the clock. */
export const today = (): string => localDay(new Date())
