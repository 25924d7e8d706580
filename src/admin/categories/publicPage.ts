import { linkOptions } from '@tanstack/react-router'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { topicBySlug } from '@/content/topics'

/** The router link to the public page of a section's or category's slug, `/{slug}`; `/` for news (Spec §7). */
export function publicPage(slug: string) {
  const [first = '', second, third] = slug.split('/')
  if (first === '') return linkOptions({ to: '/' })
  if (first === 'countries' && second !== undefined)
    return third === undefined
      ? linkOptions({ to: '/countries/$slug', params: { slug: second } })
      : linkOptions({ to: '/countries/$slug/$card', params: { slug: second, card: third } })
  return second === undefined
    ? linkOptions({ to: '/$topic', params: { topic: first } })
    : linkOptions({ to: '/$topic/$card', params: { topic: first, card: second } })
}

/** The public page of a category. The home page links to one from a card that editors have added. */
export const publicPageOf = ({ name, slug }: ManagedCategory) =>
  slug.includes('/') || topicBySlug(slug)
    ? publicPage(slug)
    : linkOptions({ to: '/category/$name', params: { name } })
