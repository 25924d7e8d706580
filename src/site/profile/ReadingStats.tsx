import { styled } from '@mui/material/styles'
import { Bookmark, Clock, Hash, Newspaper } from 'lucide-react'
import { useId } from 'react'
import type { Profile } from '@/content/profile'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { StatTiles } from '@/ui/theme/StatTiles'
import { size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Unit = styled('small')(({ theme }) => ({
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
  fontWeight: weight.label,
}))

/** A count with a large number and a small noun: «46 ساعة»; one and two are a noun without a number. */
function Hours({ count }: { count: number }) {
  const [figure, unit] = plural(count, counted('ساعة', 'ساعتان', 'ساعات', 'ساعة', 'ساعة')).split(
    '\u00a0',
  )
  return (
    <>
      <span>{figure}</span> {unit && <Unit>{unit}</Unit>}
    </>
  )
}

/** The four figures of Spec §3: reading time, articles read and saved, topics followed. */
export function ReadingStats({ profile }: { profile: Profile }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        أرقامك
      </VisuallyHidden>
      <StatTiles
        tiles={[
          { label: 'وقت القراءة', value: <Hours count={profile.readingTime} />, icon: Clock },
          { label: 'مقالات قرأتها', value: formatNumber(profile.articlesRead), icon: Newspaper },
          { label: 'مقالات محفوظة', value: formatNumber(profile.savedArticles), icon: Bookmark },
          { label: 'موضوعات تتابعها', value: formatNumber(profile.followedTopics), icon: Hash },
        ]}
      />
    </section>
  )
}
