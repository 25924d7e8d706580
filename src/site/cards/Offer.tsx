import type { PaidOffer } from '@/content/categoryCard'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { PaidBanner } from '@/ui/news/PaidBanner'
import { toast } from '@/ui/stores/toast'

/** The paid banner of a page of cards (Spec §2). The advertiser is fictional, and the button says so. */
export function Offer({ offer, tone }: { offer: PaidOffer; tone?: 'green' | undefined }) {
  return (
    <PaidBanner
      {...offer}
      text={nbspAfterNumbers(offer.text)}
      onAction={() => toast.info('هذا إعلان للعرض فقط: لا اشتراك ولا صفحة وراءه.')}
      tone={tone}
    />
  )
}
