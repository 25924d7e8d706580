import { type Country, type CountrySlug, countries } from './countries'
import { type CountryFacts, countryFacts } from './countryFacts'
import type { CountryItem, Detail, SectionItem } from './searchItem'
import { sectionById } from './sections'
import type { TopicPage } from './topicPages/topicPage'
import type { Topic } from './topics'

const textsOf = (details: readonly Detail[]) => details.map(({ text }) => text)

/** A topical section: found by its name in both languages, its sentence and its cards. */
export function topicSection({ slug, name }: Topic, page: TopicPage): SectionItem {
  const details: Detail[] = [
    { text: page.intro },
    { text: slug },
    ...page.cards.flatMap((card) => [
      { before: 'فيه بطاقة «', text: card.nameAr, after: '»' },
      { before: `فيه بطاقة «${card.nameAr}» `, text: card.name },
    ]),
  ]
  return {
    kind: 'section',
    id: `section:${slug}`,
    title: name,
    texts: textsOf(details),
    details,
    icon: sectionById(slug).icon,
    link: { to: '/$topic', params: { topic: slug } },
  }
}

const section = (
  title: string,
  texts: readonly string[],
  icon: SectionItem['icon'],
  to: '/' | '/youtube' | '/twitter' | '/sponsored' | '/countries',
): SectionItem => ({
  kind: 'section',
  id: `section:${to}`,
  title,
  texts,
  details: texts.map((text) => ({ text })),
  icon,
  link: { to },
})

/** The sections that are no topic. */
export const otherSections: readonly SectionItem[] = [
  section('عاجل', ['آخر ما جرى، في صدر الصفحة الأولى', 'breaking news'], 'zap', '/'),
  section('فيديو', ['قنوات ومقاطع متداولة', 'يوتيوب', 'youtube videos'], 'video', '/youtube'),
  section(
    'منشورات',
    ['حسابات ومنشورات ووسوم متداولة', 'تويتر', 'twitter posts'],
    'message-square-text',
    '/twitter',
  ),
  section('الدول', ['اثنان وعشرون بلدًا عربيًا', 'countries'], 'flag', '/countries'),
  section('محتوى مدفوع', ['إعلانات ومواد برعاية', 'sponsored'], 'badge-percent', '/sponsored'),
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
  const item: CountryItem = {
    kind: 'country',
    id: `country:${slug}`,
    title: name,
    texts: textsOf(details),
    details,
    code,
    link: { to: '/countries/$slug', params: { slug: slug as CountrySlug } },
  }
  return item
}

/** The 22 countries: found by their names in both languages, their region and what is true of them. */
export const countryItems = (): CountryItem[] =>
  countries.map((country) => countryItem(country, countryFacts[country.slug]))
