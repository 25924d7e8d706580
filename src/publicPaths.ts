import { countries } from './content/countries'
import { topics } from './content/topics'

/**
 * Every path of the public site that shows the same page to all readers, decoded (Spec §2; D-7: both paths of the legal
 * pages). The build makes HTML for each, and a sitemap of those that are their own canonical address.
 */
export const publicPaths: readonly string[] = [
  '/',
  ...topics.map(({ slug }) => `/${slug}`),
  '/youtube',
  '/twitter',
  ...topics.map(({ name }) => `/category/${name}`),
  '/countries',
  ...countries.map(({ slug }) => `/countries/${slug}`),
  '/country',
  ...countries.map(({ name }) => `/country/${name}`),
  '/sponsored',
  '/search',
  '/contact',
  '/privacy-policy',
  '/privacy',
  '/terms-of-service',
  '/terms',
]
