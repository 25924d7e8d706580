import type { SourceCategory, SourceStatus } from './newsSourceKinds'
import { type RawSource, rawSources } from './newsSourceRows'

/**
 * A news source with the article that was last collected from it (Spec §3, Aggregated article), and
 * whether it is collected from at all: what the bulk actions switch.
 */
export type NewsSource = {
  id: string
  /** of the last article */
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

const toSource = (row: RawSource, index: number): NewsSource => {
  const [category, source, host, title, status, publishDate, views, glyph, isActive = true] = row
  const sourceUrl = `https://${host}.example`
  return {
    id: `source-${index + 1}`,
    title,
    category,
    source,
    sourceUrl,
    status,
    publishDate,
    views,
    originalLink: `${sourceUrl}/articles/${4100 + index * 37}`,
    image: { topic: category, glyph, tone: (index % 3) as 0 | 1 | 2 },
    isActive,
  }
}

/** Two sources of each category; three of them failed, two are being collected from. */
export const sampleSources: readonly NewsSource[] = rawSources.map(toSource)
