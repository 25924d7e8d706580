import * as z from 'zod/mini'
import { SOURCE_STATUSES, type SourceCategory, sourceCategories } from '@/content/admin/kinds'
import { sampleSources } from '@/content/admin/newsSources'
import { day, id, savedListLike, text } from './shapes'

const category = z.enum(sourceCategories.map(({ id }) => id) as [SourceCategory])

/** The news sources. Editors: `/admin/news`. Readers do not see them. */
export const savedNewsSources = savedListLike('newsSources', sampleSources, {
  id,
  category,
  status: z.enum(SOURCE_STATUSES),
  publishDate: day,
  image: z.strictObject({ topic: category, glyph: text, tone: z.literal([0, 1, 2]) }),
})
