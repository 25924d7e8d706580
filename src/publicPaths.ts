import { countries } from './content/countries'
import { topics } from './content/topics'

/**
 * Every address of the public site that shows all readers the same page, decoded (Spec §2; D-7: both
 * addresses of the legal pages). The build makes HTML of each, and the site map out of those that are
 * their own canonical address.
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
