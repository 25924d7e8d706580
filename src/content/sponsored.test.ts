import { describe, expect, test } from 'vitest'
import { homeSections } from './home'
import { sponsoredArticles, sponsoredExtras, sponsoredFeature, sponsoredProduct } from './sponsored'

const all = [sponsoredFeature, ...sponsoredArticles, sponsoredProduct, ...sponsoredExtras]
const distinct = (values: readonly string[]) => new Set(values).size

describe('§2, D-30: the sponsored page', () => {
  test('§2: exactly six article cards and two extra items, beside one banner and one product', () => {
    expect(sponsoredArticles).toHaveLength(6)
    expect(sponsoredExtras).toHaveLength(2)
    expect(all).toHaveLength(10)
  })

  test('§2: no title, sponsor or id twice', () => {
    expect(distinct(all.map(({ id }) => id))).toBe(10)
    expect(distinct(all.map(({ title }) => title))).toBe(10)
    expect(distinct(all.map(({ sponsor }) => sponsor))).toBe(10)
  })

  test('§3 Sponsored card: no field is empty, the newest is first', () => {
    for (const article of sponsoredArticles) {
      expect(Object.keys(article).toSorted()).toEqual(
        [
          ...['id', 'title', 'excerpt', 'image', 'sponsor'],
          ...['category', 'readTime', 'views', 'publishedAt'],
        ].toSorted(),
      )
      expect(Object.values(article)).not.toContain('')
      expect(Math.min(article.readTime, article.views, article.publishedAt)).toBeGreaterThan(0)
    }
    const ages = sponsoredArticles.map(({ publishedAt }) => publishedAt)
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  })

  test('the product is cheaper than it was', () => {
    expect(sponsoredProduct.price).toBeLessThan(sponsoredProduct.formerPrice)
    expect(distinct(sponsoredProduct.points)).toBe(3)
  })

  test('«Visual language»: no headline of the home page is repeated', () => {
    const home = homeSections.flatMap((section) =>
      section.kind === 'articles' ? section.articles.map(({ title }) => title) : [],
    )
    expect(home).toHaveLength(27)
    for (const { title } of all) expect(home).not.toContain(title)
  })

  test('D-28: only Western digits', () => {
    expect(JSON.stringify(all)).not.toMatch(/[٠-٩۰-۹]/)
  })
})
