import type { PaidOffer } from '@/content/categoryCard'
import { COUNTRY_NEWS_CARDS } from '@/content/countryCards'
import type { LoadedPage } from '@/content/loadCountryPage'
import { Offer } from '@/site/cards/Offer'
import { PageActions } from '@/site/cards/PageActions'
import { PageHeader } from '@/ui/PageHeader'
import { CountryCards } from './CountryCards'
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
  return (
    <>
      <PageHeader
        crumbs={[
          { label: 'الرئيسية', link: { to: '/' } },
          { label: 'الدول', link: { to: '/countries' } },
          { label: name.trim() || 'الدول العربية' },
        ]}
        title={<bdi>{title}</bdi>}
        actions={
          page.file !== 'arab-world' && (
            <PageActions follow={{ kind: 'country', id: page.file }} name={title} />
          )
        }
      />
      <CountryCards
        name={name}
        page={page}
        ids={COUNTRY_NEWS_CARDS}
        banner={<Offer offer={offer} />}
      />
    </>
  )
}
