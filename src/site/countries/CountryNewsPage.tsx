import type { PaidOffer } from '@/content/categoryCard'
import { countryBySlug } from '@/content/countries'
import { COUNTRY_NEWS_CARDS, countryCards } from '@/content/countryCards'
import type { LoadedPage } from '@/content/loadCountryPage'
import { trimInvisible } from '@/lib/invisible'
import { NewsPage } from '@/site/cards/NewsPage'
import { countryNewsTitle } from './loadCountry'

const offer: PaidOffer = {
  figure: '35%',
  title: 'خصم على دليل السفر العربي',
  text: 'خرائط ومسارات ومواعيد القطارات والعبّارات في 22 بلدًا، تعمل بلا اتصال.',
  actionLabel: 'تعرّف على العرض',
}

type Props = {
  /** decoded; undefined at `/country` */
  name?: string | undefined
  page: LoadedPage
}

/** `/country/{name}` (Spec §2): eight cards and the 35% banner. */
export function CountryNewsPage({ name = '', page }: Props) {
  const title = countryNewsTitle(name)
  const country = page.file === 'arab-world' ? undefined : countryBySlug(page.file)
  return (
    <NewsPage
      masthead={{
        crumbs: [
          { label: 'الدول', link: { to: '/countries' } },
          { label: trimInvisible(name) || 'الدول العربية' },
        ],
        title,
        flag: country?.code,
        follow: country && { kind: 'country', id: country.slug },
      }}
      page={page.file}
      cards={countryCards(page, COUNTRY_NEWS_CARDS)}
      colours={{ topic: 'country', place: page.file }}
      offer={offer}
    />
  )
}
