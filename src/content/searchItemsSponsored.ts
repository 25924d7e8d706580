import { mediaId } from './headline'
import type { SponsoredItem } from './searchItem'
import { sponsoredArticles, sponsoredExtras, sponsoredFeature, sponsoredProduct } from './sponsored'

type Paid = { id: string; title: string; sponsor: string }

const item = ({ id, title, sponsor }: Paid, words: readonly string[]): SponsoredItem => ({
  kind: 'sponsored',
  id: `sponsored:${id}`,
  title,
  texts: [sponsor, ...words],
  sponsor,
  words,
  link: { to: '/sponsored' },
})

/** Everything on `/sponsored`, in the order of the page. */
export const sponsoredItems = (): SponsoredItem[] => [
  item(sponsoredFeature, [sponsoredFeature.text]),
  ...sponsoredArticles.map(
    (article): SponsoredItem => ({
      ...item(article, [article.excerpt, article.category]),
      link: { to: '/sponsored', search: { story: mediaId('sponsored', article.id) } },
    }),
  ),
  item(sponsoredProduct, sponsoredProduct.points),
  ...sponsoredExtras.map((extra) => item(extra, [extra.offer, extra.category])),
]
