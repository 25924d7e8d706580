import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { moreSections, navSections, sectionLink } from '@/site/sections/sectionLinks'
import { AppLink, ButtonLink } from '@/ui/navigation/links'
import { Icon } from '@/ui/theme/icons'
import { colors, lineHeight, size, weight } from '@/ui/theme/tokens'
import { LostOrbit } from './LostOrbit'

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 16,
  paddingBlock: '32px 48px',
  textAlign: 'center',
  '& h1': { fontSize: size.t28, fontWeight: weight.title, lineHeight: lineHeight.head },
  '& p': { maxInlineSize: '30rem', color: colors.muted },
  '& .ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
  '& .ways > *': { whiteSpace: 'normal' },
  '& nav': { marginBlockStart: 8 },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 16 },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2rem',
    color: colors.muted,
    fontSize: size.t14,
    fontWeight: weight.label,
  },
  '@media (hover: hover)': { '& nav a:hover': { color: colors.brand } },
})

/** The page for unknown addresses: the English text of Spec §2, and links back in Arabic (D-8). */
export function NotFoundPage() {
  return (
    <Root>
      <LostOrbit />
      <h1 lang="en" dir="ltr" tabIndex={-1}>
        404 Page Not Found
      </h1>
      <p>خرجت هذه الصفحة عن مدارها. ربما نُقلت، أو في العنوان حرف زائد.</p>
      <div className="ways">
        <ButtonLink to="/" variant="contained" color="primary">
          العودة إلى الرئيسية
        </ButtonLink>
        <ButtonLink to="/search" startIcon={<Icon icon={Search} size="small" />}>
          البحث في الأخبار
        </ButtonLink>
      </div>
      <nav aria-label="أقسام قد تقصدها">
        <ul>
          {[...navSections, ...moreSections].map(({ id, name }) => (
            <li key={id}>
              <AppLink {...sectionLink(id)}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </Root>
  )
}
