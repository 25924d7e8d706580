import type { Country } from '@/content/countries'
import type { CountryFacts } from '@/content/countryFacts'

/**
 * The facts about a country, a few words each. On phones they are folded, so that
 * the page starts with news; on wide screens they are always open. Their styles are in
 * `ui/theme/site.css`.
 */
export function Facts({ country, facts }: { country: Country; facts: CountryFacts }) {
  const rows = [
    ['العاصمة', facts.capital],
    ['العملة', facts.currency],
    ['المنطقة', country.region],
    ['معلم', facts.landmark],
    ['الدوري', facts.league],
  ] as const
  return (
    <details className="facts">
      <summary>{`معلومات عن ${country.name}`}</summary>
      <dl>
        {rows.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
