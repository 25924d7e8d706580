import * as z from 'zod/mini'
import { adSizeTypes } from '@/content/admin/adCatalogue'
import { AD_DEVICES } from '@/content/admin/ads'
import { sampleAds } from '@/content/admin/adsSample'
import { id, like, savedListLike, text } from './shapes'

const [ad] = sampleAds

/** The ads. Editors: `/admin/ads`. Readers see them only in the preview of the slots (D-34). */
export const savedAds = savedListLike('ads', sampleAds, {
  id,
  location: like(ad?.location, {}),
  dimensions: like(ad?.dimensions, { type: z.enum(adSizeTypes.map(({ id }) => id)) }),
  targeting: z.strictObject({
    countries: z.array(text),
    categories: z.array(text),
    devices: z.array(z.enum(AD_DEVICES)),
  }),
  // The days are texts: a cleared date field gives an empty one.
  campaign: like(ad?.campaign, {}),
  priority: z.int().check(z.positive()),
})
