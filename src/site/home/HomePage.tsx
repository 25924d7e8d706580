import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { homeSections } from '@/content/home'
import { publicLists } from '@/site/publicLists'
import { PageHeader } from '@/ui/PageHeader'
import { EmptyState } from '@/ui/states/EmptyState'
import { useSaved, waitsFor } from '@/ui/useSaved'
import { AddedSectionCard } from './AddedSectionCard'
import { HomePromotion } from './HomePromotion'
import { HomeSectionCard } from './HomeSectionCard'

/**
 * 1, 2 or 3 columns; breaking news takes two, so that eleven sections leave no gap.
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

const SAVED = waitsFor('pageCategories', 'managedCategories', 'videos', 'posts')

/** `/` (Spec §2, Home): eleven sections, or those that editors have saved (D-34). */
export function HomePage() {
  const sections =
    useSaved(publicLists, 'publicCategories')?.arrange('main', homeSections, 'name') ?? homeSections
  const hasEleven =
    sections.length === homeSections.length && !sections.some((section) => 'isAdded' in section)
  return (
    <>
      <PageHeader
        title="الأخبار والفئات"
        intro={
          <span {...SAVED}>
            {hasEleven
              ? 'أحد عشر قسمًا، وثلاثة عناوين من كل قسم، تتجدد على مدار اليوم.'
              : 'أقسام يختارها المحررون، تتجدد عناوينها على مدار اليوم.'}
          </span>
        }
      />
      <Grid {...SAVED}>
        {sections.length === 0 && (
          <WholeRow>
            <EmptyState
              icon={Newspaper}
              title="لا أقسام الآن"
              text="تظهر هنا الأقسام التي يختارها المحررون."
            />
          </WholeRow>
        )}
        {sections.map((section, index) =>
          'isAdded' in section ? (
            <AddedSectionCard key={section.id} category={section} />
          ) : (
            <HomeSectionCard key={section.id} section={section} isFirst={index === 0} />
          ),
        )}
        <WholeRow>
          <HomePromotion />
        </WholeRow>
      </Grid>
    </>
  )
}
