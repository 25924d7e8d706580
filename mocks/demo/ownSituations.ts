import { readText, writeText } from '@/lib/storage'

/** A situation that was saved on the start page of this browser. */
export type OwnSituation = { title: string; href: string }

const KEY = 'madar:situations'

export const readSituations = (): OwnSituation[] => JSON.parse(readText(KEY) ?? '[]')

/** Returns false if the browser has no space for them. */
export const writeSituations = (situations: readonly OwnSituation[]): boolean =>
  writeText(KEY, JSON.stringify(situations))
