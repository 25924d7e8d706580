import type { Profile } from '@/content/profile'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { Figures } from '@/site/account/accountParts'

/** A count with a large number and a small noun: «46 ساعة»; one and two are a noun without a number. */
function Hours({ count }: { count: number }) {
  const [figure, unit] = plural(count, counted('ساعة', 'ساعتان', 'ساعات', 'ساعة', 'ساعة')).split(
    '\u00a0',
  )
  return (
    <>
      <span>{figure}</span> {unit && <small>{unit}</small>}
    </>
  )
}

/** The four figures of Spec §3: reading time, articles read and saved, topics followed. */
export function ReadingStats({ profile }: { profile: Profile }) {
  return (
    <Figures
      title="أرقامك"
      figures={[
        { label: 'وقت القراءة', value: <Hours count={profile.readingTime} /> },
        { label: 'مقالات قرأتها', value: formatNumber(profile.articlesRead) },
        { label: 'مقالات محفوظة', value: formatNumber(profile.savedArticles) },
        { label: 'موضوعات تتابعها', value: formatNumber(profile.followedTopics) },
      ]}
    />
  )
}
