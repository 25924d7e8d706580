import type { CategoryCard } from './categoryCard'
import { type Country, type CountrySlug, countries } from './countries'
import type { CountryFacts } from './countryFacts'
import type { CountryItem, Detail, PlaceItem, SectionItem } from './searchItem'
import { sectionById } from './sections'
import { type Topic, topics } from './topics'

/** What the search finds of a topical page: `added` are the categories of editors. */
export type SearchedPage = {
  intro: string
  cards: readonly Omit<CategoryCard, 'articles'>[]
  added?: readonly { id: string; name: string }[]
}

const textsOf = (details: readonly Detail[], names: readonly string[]) => [
  ...new Set([...details.map(({ text }) => text), ...names]),
]

/** A topical section: searchable by its Arabic and English names and its introduction. */
function topicSection({ slug, name }: Topic, page: SearchedPage): SectionItem {
  const details: Detail[] = [{ text: page.intro }, { text: slug }]
  const names = [slug]
  return {
    kind: 'section',
    id: `section:${slug}`,
    title: name,
    names,
    texts: textsOf(details, names),
    details,
    icon: sectionById(slug).icon,
    link: { to: '/$topic', params: { topic: slug } },
  }
}

/** The cards of a topical section: searchable by Arabic and English name, id («ai») and description. */
const topicCards = ({ slug, name: topicName }: Topic, page: SearchedPage): SectionItem[] =>
  page.cards.map(({ id, name, nameAr, description }) => {
    const details: Detail[] = [
      { before: 'فئة في قسم ', text: topicName },
      { text: description },
      { text: name },
    ]
    const names = [name, id]
    return {
      kind: 'section',
      id: `section:${slug}/${id}`,
      title: nameAr,
      names,
      texts: textsOf(details, names),
      details,
      icon: sectionById(slug).icon,
      link: { to: '/$topic/$card', params: { topic: slug, card: id } },
    }
  })

/** The cards that editors have added to a topical section: searchable by their name. */
const addedCards = (
  { slug, name: topicName }: Topic,
  { added = [] }: SearchedPage,
): SectionItem[] =>
  added.map(({ id, name }) => {
    const details: Detail[] = [{ before: 'فئة في قسم ', text: topicName }]
    return {
      kind: 'section',
      id: `section:${slug}/${id}`,
      title: name,
      names: [],
      texts: textsOf(details, []),
      details,
      icon: sectionById(slug).icon,
      link: { to: '/$topic/$card', params: { topic: slug, card: id } },
    }
  })

const section = (
  title: string,
  text: string,
  names: readonly string[],
  icon: SectionItem['icon'],
  to: '/' | '/youtube' | '/twitter' | '/sponsored' | '/countries',
): SectionItem => {
  const details = [text, ...names].map((it) => ({ text: it }))
  return {
    kind: 'section',
    id: `section:${to}`,
    title,
    names,
    texts: textsOf(details, names),
    details,
    icon,
    link: { to },
  }
}

/** The sections that are not topics. */
const otherSections: readonly SectionItem[] = [
  section('عاجل', 'آخر ما جرى، في صدر الصفحة الأولى', ['breaking news'], 'zap', '/'),
  section('فيديو', 'قنوات ومقاطع متداولة', ['يوتيوب', 'youtube', 'videos'], 'video', '/youtube'),
  section(
    'منشورات',
    'حسابات ومنشورات ووسوم متداولة',
    ['تويتر', 'twitter', 'posts'],
    'message-square-text',
    '/twitter',
  ),
  section('الدول', 'اثنان وعشرون بلدًا عربيًا', ['countries'], 'flag', '/countries'),
  section('محتوى مدفوع', 'إعلانات ومواد برعاية', ['sponsored'], 'badge-percent', '/sponsored'),
]

const factsInWords = (facts: CountryFacts): Detail[] => [
  { before: 'العاصمة: ', text: facts.capital },
  { before: 'العملة: ', text: facts.currency },
  ...(facts.exchange ? [{ before: 'السوق المالية: ', text: facts.exchange }] : []),
  { before: 'معلم: ', text: facts.landmark },
  { before: 'كرة القدم: ', text: facts.league },
  { before: 'جامعة: ', text: facts.university },
  { before: 'طبق: ', text: facts.dish },
]

function countryItem({ slug, code, name, fullName, nameEn, region }: Country, facts: CountryFacts) {
  const details: Detail[] = [
    { text: fullName },
    { text: nameEn },
    { text: region },
    ...factsInWords(facts),
  ]
  const names = [fullName, nameEn, slug, facts.capital]
  const item: CountryItem = {
    kind: 'country',
    id: `country:${slug}`,
    title: name,
    names,
    texts: textsOf(details, names),
    details,
    code,
    link: { to: '/countries/$slug', params: { slug: slug as CountrySlug } },
  }
  return item
}

/** The sections, their cards and the 22 countries, which are searchable by Arabic and English name, region and facts. */
export function placeItems(
  pages: Partial<Record<string, SearchedPage>>,
  facts: Record<CountrySlug, CountryFacts>,
): PlaceItem[] {
  const ofTopics = <T>(make: (topic: Topic, page: SearchedPage) => T) =>
    topics.flatMap((topic) => {
      const page = pages[topic.slug]
      return page ? [make(topic, page)] : []
    })
  return [
    ...ofTopics(topicSection),
    ...otherSections,
    ...ofTopics(topicCards).flat(),
    ...ofTopics(addedCards).flat(),
    ...countries.map((country) => countryItem(country, facts[country.slug])),
  ]
}
