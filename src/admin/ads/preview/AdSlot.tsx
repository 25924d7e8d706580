import { styled } from '@mui/material/styles'
import { adName, shortAddress } from '@/admin/ads/adFormat'
import type { ListedAd } from '@/admin/ads/adList'
import { type AdPosition, positionName, sizeText } from '@/content/admin/adCatalogue'
import { isolated, quoted } from '@/lib/isolated'
import { Picture } from '@/ui/news/Picture'
import { inHtml } from '@/ui/theme/inHtml'
import { colors, radius, size } from '@/ui/theme/tokens'

const Root = styled('section')({
  inlineSize: '100%',
  maxInlineSize: '78rem',
  marginBlock: 16,
  marginInline: 'auto',
  padding: 8,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'center',
  border: `2px dashed ${colors.lineStrong}`,
  borderRadius: radius.card,
  background: colors.sunken,
  color: colors.ink,
  fontSize: size.t13,
  lineHeight: 1.6,
  '& > *': { minInlineSize: 0, maxInlineSize: '100%' },
  '& > p': { color: colors.muted, textAlign: 'center' },
  '& > p > b': { color: colors.ink },
  '&[data-filled]': {
    border: `2px solid ${colors.brand}`,
    background: colors.paper,
  },
})

const Empty = styled('div')({ display: 'grid', placeItems: 'center', minBlockSize: '3.5rem' })

type Props = { position: AdPosition; ad: ListedAd | undefined }

/** A slot in the page of the preview: the ad that runs in it, or its empty outline. */
export function AdSlot({ position, ad }: Props) {
  const name = positionName(position)
  if (!ad)
    return (
      <Root aria-label={`${name}، مساحة شاغرة`}>
        <Empty>
          <p>
            <b>{name}</b>
          </p>
          <p>مساحة شاغرة</p>
        </Empty>
      </Root>
    )
  const { linkUrl, imageUrl, dimensions, campaign } = ad
  return (
    <Root data-filled aria-label={`${name}، ${isolated(adName(ad))}`}>
      <p>
        <b>{name}</b> · <bdi dir="ltr">{sizeText(dimensions)}</bdi>
      </p>
      <div style={{ inlineSize: dimensions.width }}>
        <Picture topic="ad" {...dimensions} {...(imageUrl && { src: imageUrl })} />
      </div>
      <p>
        <b dir="auto">{adName(ad)}</b>
        {campaign.name && <span>{inHtml(` · حملة ${quoted(campaign.name)}`)}</span>}
        {linkUrl && (
          <span>
            {' · '}
            <bdi>{shortAddress(linkUrl)}</bdi>
          </span>
        )}
      </p>
    </Root>
  )
}
