import { StatusBadge } from '@/ui/theme/Badge'

/** Once in the menu, instead of a sentence on each screen. */
export const DemoBadge = () => (
  <span title="ما تغيّره يبقى في هذا المتصفح وحده.">
    <StatusBadge tone="quiet">نسخة تجريبية</StatusBadge>
  </span>
)
