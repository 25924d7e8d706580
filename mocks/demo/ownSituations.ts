import { readText, writeText } from '@/lib/storage'

export type OwnSituation = { title: string; href: string }

const KEY = 'madar:situations'

export const readSituations = (): OwnSituation[] => JSON.parse(readText(KEY) ?? '[]')

export const writeSituations = (situations: readonly OwnSituation[]): boolean =>
  writeText(KEY, JSON.stringify(situations))
