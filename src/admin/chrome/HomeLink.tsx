import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { StatusBadge } from '@/ui/theme/Badge'
import { BrandMark, type BrandSize } from '@/ui/theme/BrandMark'

const Anchor = createLink(
  styled('a')({ display: 'inline-flex', color: 'inherit', textDecoration: 'none' }),
)

export function HomeLink({ size, withName = true }: { size: BrandSize; withName?: boolean }) {
  return (
    <Anchor to="/" aria-label="مدار، الصفحة الرئيسية">
      <BrandMark size={size} withName={withName} />
    </Anchor>
  )
}

/** Once in the menu, instead of a sentence on each screen. */
export const DemoBadge = () => (
  <span title="ما تغيّره يبقى في هذا المتصفح وحده.">
    <StatusBadge tone="quiet">نسخة تجريبية</StatusBadge>
  </span>
)
