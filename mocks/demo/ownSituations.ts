import { readText, writeText } from '@/lib/storage'
import { BROWSER_KEYS } from './session/tabState'

export type OwnSituation = { title: string; href: string }

const { situations: KEY } = BROWSER_KEYS

export const readSituations = (): OwnSituation[] => JSON.parse(readText(KEY) ?? '[]')

export const writeSituations = (situations: readonly OwnSituation[]): boolean =>
  writeText(KEY, JSON.stringify(situations))
