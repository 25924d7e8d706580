import * as z from 'zod/mini'
import { SOURCE_STATUSES, type SourceCategory, sourceCategories } from '@/content/admin/kinds'
import { sampleSources } from '@/content/admin/newsSources'
import { createSavedStore } from '@/lib/savedStore'
import { day, id, listLike, text } from './shapes'

const category = z.enum(sourceCategories.map(({ id }) => id) as [SourceCategory])

/** The news sources. Editors: `/admin/news`. Readers do not see them. */
export const savedNewsSources = createSavedStore({
  name: 'newsSources',
  shipped: () => sampleSources,
  parse: listLike(sampleSources, {
    id,
    category,
    status: z.enum(SOURCE_STATUSES),
    publishDate: day,
    image: z.strictObject({ topic: category, glyph: text, tone: z.literal([0, 1, 2]) }),
  }),
})
