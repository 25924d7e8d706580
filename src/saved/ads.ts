import * as z from 'zod/mini'
import { adSizeTypes } from '@/content/admin/adCatalogue'
import { AD_DEVICES, type Ad } from '@/content/admin/ads'
import { sampleAds } from '@/content/admin/adsSample'
import { createSavedStore } from '@/lib/savedStore'
import { count, id, text } from './shapes'

const adSchema = z.strictObject({
  id,
  name: text,
  nameAr: text,
  imageUrl: text,
  linkUrl: text,
  location: z.strictObject({ page: text, pageAr: text, position: text, positionAr: text }),
  dimensions: z.strictObject({
    width: count,
    height: count,
    type: z.enum(adSizeTypes.map(({ id }) => id)),
  }),
  targeting: z.strictObject({
    countries: z.array(text),
    categories: z.array(text),
    devices: z.array(z.enum(AD_DEVICES)),
  }),
  campaign: z.strictObject({
    name: text,
    // A cleared date field gives an empty text.
    startDate: text,
    endDate: text,
    budget: count,
    impressions: count,
    clicks: count,
    ctr: count,
  }),
  isActive: z.boolean(),
  isPaused: z.boolean(),
  priority: z.int().check(z.positive()),
  createdAt: text,
  updatedAt: text,
}) satisfies z.ZodMiniType<Ad>

/** The ads. Editors: `/admin/ads`. Readers see them only in the preview of the slots (D-34). */
export const savedAds = createSavedStore<readonly Ad[]>({
  name: 'ads',
  shipped: () => sampleAds,
  parse: z.array(adSchema).parse,
})
