import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { sponsoredFeature } from '@/content/sponsored'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Picture } from '@/ui/news/Picture'
import { toast } from '@/ui/stores/toast'
import { surface } from '@/ui/theme/surface'
import { colors, lineHeight, size, up, weight } from '@/ui/theme/tokens'
import { PaidLine } from './PaidLine'
import { sponsoredBy } from './paidTexts'

const Root = styled('aside')({
  display: 'grid',
  overflow: 'hidden',
  ...surface,
  '& > .picture': { borderRadius: 0 },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > .picture': { blockSize: '100%' },
  },
})

const Words = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 12,
  minInlineSize: 0,
  padding: 16,
  '& > h2': { fontSize: size.t22, fontWeight: weight.title, lineHeight: 1.45 },
  '& > .text': { color: colors.muted },
  [up.md]: {
    padding: '24px 32px',
    '& > h2': { fontSize: size.t28, lineHeight: lineHeight.head },
  },
})

/** The featured ad banner (Spec §2). */
export function FeaturedAd() {
  const { sponsor, title, text, image, actionLabel } = sponsoredFeature
  return (
    <Root aria-label="إعلان مدفوع مميز">
      <Words>
        <PaidLine note={sponsoredBy(sponsor)} />
        <h2>{nbspAfterNumbers(title)}</h2>
        <p className="text">{nbspAfterNumbers(text)}</p>
        <AdvertiserButton>{actionLabel}</AdvertiserButton>
      </Words>
      <Picture {...image} className="picture" width={640} height={360} ratio="16/9" priority />
    </Root>
  )
}

const answer = () => toast.info('هذا إعلان للعرض فقط: لا حجز ولا متجر وراءه.')

/** The button of an ad. Its advertiser is fictional and has no site, and the button says so. */
export function AdvertiserButton({ children }: { children: string }) {
  return (
    <Button onClick={answer}>
      <span>{children}</span>
    </Button>
  )
}
