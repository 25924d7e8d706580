import type { SourceCategory, SourceStatus } from './newsSourceKinds'
import { type SourceRow, sourceRows } from './newsSourceRows'

/**
 * A news source with its last collected article (Spec §3, Aggregated article). `isActive` says whether articles
 * are collected from it; the bulk actions change it.
 */
export type NewsSource = {
  id: string
  /** the title of the last article */
  title: string
  category: SourceCategory
  /** the outlet's name */
  source: string
  sourceUrl: string
  status: SourceStatus
  /** a day of the calendar, `2026-11-20` */
  publishDate: string
  views: number
  originalLink: string
  image: { topic: SourceCategory; glyph: string; tone: 0 | 1 | 2 }
  isActive: boolean
}

const toSource = ({ host, glyph, ...row }: SourceRow, index: number): NewsSource => {
  const sourceUrl = `https://${host}.example`
  return {
    id: `source-${index + 1}`,
    isActive: true,
    ...row,
    sourceUrl,
    originalLink: `${sourceUrl}/articles/${4100 + index * 37}`,
    image: { topic: row.category, glyph, tone: (index % 3) as 0 | 1 | 2 },
  }
}

/** Two sources of each category; three have the status `error`, two `processing`. */
export const sampleSources: readonly NewsSource[] = sourceRows.map(toSource)
