import { useId, useState } from 'react'
import { countries } from '@/content/countries'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { AppLink } from '@/ui/navigation/links'
import { CountryFlag } from '@/ui/news/CountryFlag'

const FIRST = 6

export function PhoneCountries() {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? countries : countries.slice(0, FIRST)

  return (
    <>
      <h2>الدول</h2>
      <ul className="two" id={id}>
        {shown.map(({ slug, name, code }) => (
          <li key={slug}>
            <AppLink to="/countries/$slug" params={{ slug }}>
              <CountryFlag code={code} size="small" />
              <span>{name}</span>
              <FollowedMark kind="country" id={slug} />
            </AppLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="all"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? 'دول أقل' : 'كل الدول'}
      </button>
    </>
  )
}
