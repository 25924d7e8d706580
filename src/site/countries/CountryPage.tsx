import { styled } from '@mui/material/styles'
import type { Country } from '@/content/countries'
import { COUNTRY_CARDS } from '@/content/countryCards'
import type { CountryFacts } from '@/content/countryFacts'
import type { LoadedPage } from '@/content/loadCountryPage'
import { Offer } from '@/site/cards/Offer'
import { PageActions } from '@/site/cards/PageActions'
import { CountryFlag } from '@/ui/CountryFlag'
import { PageHeader } from '@/ui/PageHeader'
import { CountryCards } from './CountryCards'
import { Facts } from './Facts'
import { countryNewsTitle } from './loadCountry'

const Title = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  // Beside the flag as long as a long word fits there, below it with large text.
  '& > :last-child': { flex: '1 1 7rem' },
})

type Props = {
  /** as spelled in the address; the title for an unknown country (Spec §2, D-6) */
  slug: string
  known?: { country: Country; facts: CountryFacts } | undefined
  page: LoadedPage
  target?: string | undefined
}

/** `/countries/{slug}` (Spec §2): full name, facts, the green 24/7 banner, eight cards. On phones the news are first. */
export function CountryPage({ slug, known, page, target }: Props) {
  const fullName = known?.country.fullName ?? slug
  return (
    <>
      <PageHeader
        crumbs={[
          { label: 'الرئيسية', link: { to: '/' } },
          { label: 'الدول', link: { to: '/countries' } },
          { label: fullName },
        ]}
        title={
          <Title>
            {known && <CountryFlag code={known.country.code} size="hero" />}
            <span>
              <bdi>{fullName}</bdi>
            </span>
          </Title>
        }
        actions={
          known && (
            <PageActions
              follow={{ kind: 'country', id: known.country.slug }}
              name={countryNewsTitle(known.country.name)}
            />
          )
        }
      />
      {known && <Facts {...known} />}
      <CountryCards
        name={slug}
        page={page}
        ids={COUNTRY_CARDS}
        target={target}
        editedPage={known?.country.slug}
        isBannerFirst
        banner={
          <Offer
            tone="green"
            offer={{
              figure: '24/7',
              title: `تغطية على مدار الساعة من ${known?.country.name ?? slug}`,
              text: page.coverage,
              actionLabel: 'اشترك',
            }}
          />
        }
      />
    </>
  )
}
