import Button from '@mui/material/Button'
import { toast } from '@/ui/toast/toast'

const answer = () => toast.info('هذا إعلان للعرض فقط: لا حجز ولا متجر وراءه.')

/** The button of an ad. Its advertiser is fictional and has no site, and the button says so. */
export function AdvertiserButton({ children }: { children: string }) {
  return (
    <Button onClick={answer}>
      <span>{children}</span>
    </Button>
  )
}
