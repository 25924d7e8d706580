import { trackEvent } from '@/lib/analytics'
import { PaidBanner } from '@/ui/news/PaidBanner'
import { toast } from '@/ui/stores/toast'

function subscribe() {
  // Spec §2: origin and placement are the event's category and label (D-18).
  trackEvent('subscription_click', 'homepage', 'hero_banner')
  toast.info('شكرًا لاهتمامك. الاشتراك في النشرة غير متاح في النسخة التجريبية.')
}

/** The home page's promotional banner (Spec §2). */
export function HomePromotion() {
  return (
    <PaidBanner
      tone="promo"
      title="صباحك يبدأ بخمس دقائق من مدار"
      text="نشرة واحدة كل يوم في السابعة صباحًا: أهم ما جرى، بلا ضجيج."
      actionLabel="اشترك الآن"
      onAction={subscribe}
    />
  )
}
