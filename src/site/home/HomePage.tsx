import { styled } from '@mui/material/styles'
import { homeSections } from '@/content/home'
import { PageHeader } from '@/ui/PageHeader'
import { HomePromotion } from './HomePromotion'
import { HomeSectionCard } from './HomeSectionCard'

/**
 * 1, 2 or 3 columns; breaking news takes two, so that eleven sections leave no gap
 * (design/reference, home).
 */
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: { gap: 24, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

const WholeRow = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.up('xl')]: { marginBlockStart: 8 },
}))

/** `/` (Spec §2, Home). */
export function HomePage() {
  return (
    <>
      <PageHeader
        title="الأخبار والفئات"
        intro="أحد عشر قسمًا، وثلاثة عناوين من كل قسم، تتجدد على مدار اليوم."
      />
      <Grid>
        {homeSections.map((section) => (
          <HomeSectionCard key={section.id} section={section} />
        ))}
        <WholeRow>
          <HomePromotion />
        </WholeRow>
      </Grid>
    </>
  )
}
