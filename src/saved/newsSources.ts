import * as z from 'zod/mini'
import { SOURCE_STATUSES, type SourceCategory, sourceCategories } from '@/content/admin/kinds'
import { type NewsSource, sampleSources } from '@/content/admin/newsSources'
import { createSavedStore } from '@/lib/savedStore'
import { count, day, id, text } from './shapes'

const category = z.enum(sourceCategories.map(({ id }) => id) as [SourceCategory])

const sourceSchema = z.strictObject({
  id,
  title: text,
  category,
  source: text,
  sourceUrl: text,
  status: z.enum(SOURCE_STATUSES),
  publishDate: day,
  views: count,
  originalLink: text,
  image: z.strictObject({ topic: category, glyph: text, tone: z.literal([0, 1, 2]) }),
  isActive: z.boolean(),
}) satisfies z.ZodMiniType<NewsSource>

/** The news sources. Editors: `/admin/news`. Readers do not see them. */
export const savedNewsSources = createSavedStore<readonly NewsSource[]>({
  name: 'newsSources',
  shipped: () => sampleSources,
  parse: z.array(sourceSchema).parse,
})
