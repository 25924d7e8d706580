import * as z from 'zod/mini'
import { parseStored, readText, writeText } from '@/lib/storage'
import { BROWSER_KEYS } from './tabState'

const situationSchema = z.object({ title: z.string(), href: z.string() })

export type OwnSituation = z.infer<typeof situationSchema>

const { situations: KEY } = BROWSER_KEYS

export const readSituations = (): OwnSituation[] =>
  parseStored(KEY, readText(KEY), (value) => z.array(situationSchema).parse(value)) ?? []

export const writeSituations = (situations: readonly OwnSituation[]): boolean =>
  writeText(KEY, JSON.stringify(situations))
