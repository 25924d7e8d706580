import { styled } from '@mui/material/styles'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { RowKind } from '@/admin/editableList/EditableRow'
import { EditableRows } from '@/admin/editableList/EditableRows'
import { sizeText } from '@/content/admin/adCatalogue'
import { quoted } from '@/lib/isolated'
import { rowControl } from '@/ui/marks/rowControl'
import { IconAction } from '@/ui/navigation/IconAction'
import { Picture } from '@/ui/news/Picture'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { colors, down, radius, up } from '@/ui/theme/tokens'
import { AdFacts } from './AdFacts'
import { adName } from './adFormat'
import type { ListedAd } from './adList'
import type { Ads } from './useAds'

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

/** On phones the picture and the text each take the full width. */
const Cards = styled('div')({
  '& ol': { gap: 12 },
  [down.md]: {
    '&& [data-media] > .row-media': {
      gridArea: '2 / 1 / auto / -1',
      justifySelf: 'stretch',
    },
    '&& [data-media] > .row-words': { gridArea: '3 / 1 / auto / -1' },
  },
})

const AdEditor = lazyWithPreload(() => import('./AdEditor'), 'AdEditor')

export type AdListProps = {
  ads: Ads
  label: string
  shown: readonly ListedAd[]
  /** shown instead of no cards */
  empty: ReactNode
  onPreview: (id: string) => void
}

/** The cards of the active or the paused ads, ordered by priority (Spec §2, §4). */
export function AdList({ ads, label, shown, empty, onPreview }: AdListProps) {
  const { togglePaused } = ads
  usePreload(AdEditor.load)
  const rows = useMemo(() => rowsOf(togglePaused, onPreview), [togglePaused, onPreview])
  return (
    <Cards>
      <EditableRows
        list={{ ...ads, items: shown, move: (id, to) => ads.moveShown(shown, id, to) }}
        label={label}
        kind={rows}
        empty={empty}
      />
    </Cards>
  )
}

const rowsOf = (
  togglePaused: Ads['togglePaused'],
  onPreview: AdListProps['onPreview'],
): RowKind<ListedAd> => ({
  nameOf: adName,
  isPart: true,
  labelOf: (ad) => quoted(adName(ad)),
  actions: (ad) => (
    <IconAction
      label={ad.isPaused ? `تشغيل ${quoted(adName(ad))}` : `إيقاف ${quoted(adName(ad))} مؤقتًا`}
      hint={ad.isPaused ? 'تشغيل' : 'إيقاف مؤقت'}
      icon={ad.isPaused ? Play : Pause}
      size="small"
      {...rowControl('pause')}
      onClick={() => togglePaused(ad)}
    />
  ),
  media: ({ imageUrl, dimensions }, isFirst) => (
    <Frame style={{ '--shape': dimensions.width / dimensions.height } as React.CSSProperties}>
      <Picture
        className="picture"
        priority={isFirst}
        topic="ad"
        {...dimensions}
        alt={`معاينة الإعلان بمقاس ${sizeText(dimensions)}`}
        {...(imageUrl && { src: imageUrl })}
      />
    </Frame>
  ),
  content: (ad) => <AdFacts ad={ad} />,
  editor: (ad, onChange, onDone) => (
    <AdEditor isRequested {...{ ad, onChange, onDone }} onPreview={() => onPreview(ad.id)} />
  ),
})
