import { styled } from '@mui/material/styles'
import { ChartColumn } from 'lucide-react'
import { percentOf, total } from '@/admin/analytics/arithmetic'
import { ShareBars } from '@/admin/analytics/charts/ShareBars'
import { adsByPage, adsBySizeType } from '@/content/admin/adsFigures'
import { counted, plural } from '@/lib/arabic'
import { Panel } from '@/ui/theme/Panel'
import { up } from '@/ui/theme/tokens'
import { NoAds } from './AdCampaigns'
import { ADS } from './adFormat'
import type { ListedAd } from './adList'

const NOUNS = {
  impressions: counted('ظهور واحد', 'ظهوران', 'مرات ظهور', 'ظهورًا', 'ظهور', 'لا ظهور'),
  clicks: counted('نقرة واحدة', 'نقرتان', 'نقرات', 'نقرة', 'نقرة', 'لا نقرات'),
}

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [up.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** The analytics tab (Spec §2): impressions and ads per page, clicks and ads per type of size. */
export function AdAnalytics({ ads }: { ads: readonly ListedAd[] }) {
  if (ads.length === 0)
    return (
      <NoAds icon={ChartColumn} title="لا توجد أرقام بعد" text="أضف إعلانًا لتظهر أرقامه هنا." />
    )
  return (
    <Columns>
      <Parts title="الظهور حسب الصفحة" parts={adsByPage(ads)} figure="impressions" />
      <Parts title="النقرات حسب نوع المقاس" parts={adsBySizeType(ads)} figure="clicks" />
    </Columns>
  )
}

type PartsProps = {
  title: string
  parts: ReturnType<typeof adsByPage>
  figure: keyof typeof NOUNS
}

function Parts({ title, parts, figure }: PartsProps) {
  const noun = NOUNS[figure]
  const whole = total(parts, (part) => part[figure])
  const rows = parts.map(({ id, name, count, [figure]: of }) => ({
    id,
    name,
    detail: plural(count, ADS),
    value: percentOf(of, whole),
    figure: plural(of, noun),
  }))
  return (
    <Panel title={title} note={`الإجمالي ${plural(whole, noun)}`} isPadded>
      <ShareBars rows={rows} />
    </Panel>
  )
}
