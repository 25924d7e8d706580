import { countries } from '@/content/countries'
import { COUNTRY_CARDS, COUNTRY_NEWS_CARDS, countryCards } from '@/content/countryCards'
import { dashboardArticles } from '@/content/dashboard'
import type { Headline } from '@/content/headline'
import { homeArticles } from '@/content/homeArticles'
import { loadCountryPage } from '@/content/loadCountryPage'
import { loadTopicPage } from '@/content/loadTopicPage'
import { pictureOf, toneOf } from '@/content/picture'
import { sponsoredArticles } from '@/content/sponsored'
import { topics } from '@/content/topics'
import { videos } from '@/content/videos'
import type { PictureHint } from '@/ui/news/pictureUrl'

/** A picture that an editor has chosen, with its headline. */
export type Lead = { title: string; picture: PictureHint }
type LeadPage = { page: string; leads: Lead[] }

/** The cards of both pages about a country, those of `/countries/{slug}` first. */
const CARDS = [...new Set([...COUNTRY_CARDS, ...COUNTRY_NEWS_CARDS])]

const leadsOf = (
  cards: readonly { articles: readonly Headline[] }[],
  colours: { topic: string; place?: string },
): Lead[] =>
  cards.flatMap(({ articles: [first] }) =>
    first ? { title: first.title, picture: pictureOf(colours, first) } : [],
  )

/** The pages whose pictures are chosen one by one, in the order of the navigation. */
export async function leadPages(): Promise<LeadPage[]> {
  const files = [...countries.map(({ slug }) => slug), 'arab-world' as const]
  const ofTopics = topics.map(async ({ slug }) => {
    const { cards } = await loadTopicPage(slug)
    return { page: slug, leads: leadsOf(cards, { topic: slug }) }
  })
  const ofCountries = files.map(async (file) => {
    const cards = countryCards(await loadCountryPage(file), CARDS)
    return { page: file, leads: leadsOf(cards, { topic: 'country', place: file }) }
  })
  const ofHome = Object.entries(homeArticles).flatMap(([topic, articles]) =>
    leadsOf([{ articles }], { topic }),
  )
  const ofDashboard = dashboardArticles.map(({ title, image, time }) => ({
    title,
    picture: { ...image, tone: toneOf(time) },
  }))
  const ofVideos = videos.map(({ title, thumbnail }) => ({ title, picture: thumbnail }))
  const ofSponsors = sponsoredArticles.map(({ title, image }) => ({ title, picture: image }))
  return [
    { page: 'home', leads: ofHome },
    ...(await Promise.all<LeadPage>([...ofTopics, ...ofCountries])),
    { page: 'youtube', leads: ofVideos },
    { page: 'sponsored', leads: ofSponsors },
    { page: 'dashboard', leads: ofDashboard },
  ]
}
