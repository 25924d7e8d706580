import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { BrandMark, type BrandSize } from '@/ui/theme/BrandMark'

const Anchor = createLink(
  styled('a')({ display: 'inline-flex', color: 'inherit', textDecoration: 'none' }),
)

/** The brand, linked to the public home page. */
export function HomeLink({ size, withName = true }: { size: BrandSize; withName?: boolean }) {
  return (
    <Anchor to="/" aria-label="مدار، الصفحة الرئيسية">
      <BrandMark size={size} withName={withName} />
    </Anchor>
  )
}
