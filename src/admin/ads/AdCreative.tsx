import { styled } from '@mui/material/styles'
import { sizeText } from '@/content/admin/adCatalogue'
import { Picture } from '@/ui/news/Picture'
import { colors, radius, up } from '@/ui/theme/tokens'
import type { ListedAd } from './adList'

const HEIGHT = '5rem'

// Shows the whole picture in its original proportions, inside a frame that is the same for all ads.
const Frame = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.5rem',
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: radius.control,
  background: colors.sunken,
  '& > span': { inlineSize: `min(100%, calc(${HEIGHT} * var(--shape)))`, borderRadius: 0 },
  [up.md]: { inlineSize: '9rem', blockSize: HEIGHT },
  [up.xl]: { inlineSize: '15rem' },
})

type Props = {
  ad: Pick<ListedAd, 'imageUrl' | 'dimensions'>
  /** the picture at the top of the page (`Picture`) */
  priority?: boolean
}

export function AdCreative({ ad, priority = false }: Props) {
  const { width, height } = ad.dimensions
  return (
    <Frame style={{ '--shape': width / height } as React.CSSProperties}>
      <Picture
        className="picture"
        priority={priority}
        topic="ad"
        width={width}
        height={height}
        alt={`معاينة الإعلان بمقاس ${sizeText(ad.dimensions)}`}
        {...(ad.imageUrl && { src: ad.imageUrl })}
      />
    </Frame>
  )
}
