import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { moreSections, navSections, sectionLink } from '@/site/sections/sectionLinks'
import { AppLink, ButtonLink } from '@/ui/navigation/links'
import { Icon } from '@/ui/theme/icons'
import { inColumn, inlineRow, muted14 } from '@/ui/theme/surface'
import { colors, lineHeight, size, weight } from '@/ui/theme/tokens'

const Root = styled('div')({
  ...inColumn,
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
    ...inlineRow,
    minBlockSize: '2rem',
    ...muted14,
    fontWeight: weight.label,
  },
  '@media (hover: hover)': { '& nav a:hover': { color: colors.brand } },
})

const Drawing = styled('svg')({
  inlineSize: '20rem',
  '& .rings': { stroke: colors.line, strokeWidth: 1.5 },
  '& .trail': {
    stroke: colors.ink,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeDasharray: '1 9',
  },
  '& .core': { fill: colors.ink },
  '& .body': { fill: colors.bright },
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

function LostOrbit() {
  return (
    <Drawing viewBox="0 0 320 220" fill="none" aria-hidden="true" focusable="false">
      <g className="rings">
        <circle cx="160" cy="110" r="46" />
        <circle cx="160" cy="110" r="74" />
        <circle cx="160" cy="110" r="102" />
      </g>
      <path className="trail" d="M86.6 100A74 74 0 0 1 232 94" />
      <circle className="core" cx="160" cy="110" r="16" />
      <circle className="body" cx="248.3" cy="59" r="11" />
    </Drawing>
  )
}
