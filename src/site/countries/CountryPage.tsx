import type { Country } from '@/content/countries'
import { COUNTRY_CARDS, countryCards } from '@/content/countryCards'
import type { CountryFacts } from '@/content/countryFacts'
import type { LoadedPage } from '@/content/loadCountryPage'
import { isolated } from '@/lib/isolated'
import { NewsPage } from '@/site/cards/NewsPage'
import { countryNewsTitle } from './loadCountry'

type Props = {
  /** as spelled in the address; the title for an unknown country (Spec §2, D-6) */
  slug: string
  known?: { country: Country; facts: CountryFacts } | undefined
  page: LoadedPage
  target?: string | undefined
}

/** `/countries/{slug}` (Spec §2): full name, facts, eight cards, the green 24/7 banner. */
export function CountryPage({ slug, known, page, target }: Props) {
  const title = known?.country.fullName ?? slug
  return (
    <NewsPage
      masthead={{
        crumbs: [{ label: 'الدول', link: { to: '/countries' } }, { label: title }],
        title,
        ...(known && {
          flag: known.country.code,
          follow: { kind: 'country', id: known.country.slug },
          name: countryNewsTitle(known.country.name),
          facts: [
            ['العاصمة', known.facts.capital],
            ['العملة', known.facts.currency],
            ['المنطقة', known.country.region],
            ['معلم', known.facts.landmark],
            ['الدوري', known.facts.league],
          ],
        }),
      }}
      page={page.file}
      cards={countryCards(page, COUNTRY_CARDS)}
      colours={{ topic: 'country', place: page.file }}
      target={target}
      isEdited={!!known}
      tone="green"
      offer={{
        figure: '24/7',
        title: `تغطية على مدار الساعة من ${known?.country.name ?? isolated(slug)}`,
        text: page.coverage,
        actionLabel: 'اشترك',
      }}
    />
  )
}
