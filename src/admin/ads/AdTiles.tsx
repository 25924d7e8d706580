import { styled } from '@mui/material/styles'
import { Eye, MousePointerClick, Pause, Play } from 'lucide-react'
import { clickRateText } from '@/admin/analytics/figures'
import { adSummary } from '@/content/admin/adsFigures'
import { formatNumber } from '@/lib/arabic'
import { StatTiles } from '@/ui/theme/StatTiles'
import { colors, size, weight } from '@/ui/theme/tokens'
import { millionsText } from './adFormat'
import type { ListedAd } from './adList'

const Unit = styled('small')({ fontSize: size.t14, fontWeight: weight.label, color: colors.muted })

/** The four summary tiles (Spec §2), computed from all ads. */
export function AdTiles({ ads }: { ads: readonly ListedAd[] }) {
  const { active, paused, impressions, meanRate } = adSummary(ads)
  return (
    <StatTiles
      tiles={[
        { label: 'إعلانات نشطة', value: formatNumber(active), icon: Play },
        { label: 'إعلانات متوقفة', value: formatNumber(paused), icon: Pause },
        {
          label: 'إجمالي الظهور',
          value: (
            <>
              <span>{millionsText(impressions)}</span> <Unit>مليون</Unit>
            </>
          ),
          icon: Eye,
        },
        {
          label: 'متوسط نسبة النقر',
          value: <bdi>{clickRateText(meanRate)}</bdi>,
          icon: MousePointerClick,
        },
      ]}
    />
  )
}
