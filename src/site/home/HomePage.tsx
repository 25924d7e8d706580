import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { homeSections } from '@/content/home'
import { trackEvent } from '@/lib/analytics'
import { formatToday } from '@/lib/dates'
import { AddedCard } from '@/site/cards/AddedCard'
import { NoneChosen } from '@/site/cards/NoneChosen'
import { PageChips } from '@/site/cards/PageChips'
import { publicLists } from '@/site/publicLists'
import { PaidBanner } from '@/ui/news/PaidBanner'
import { MoreLink } from '@/ui/sectionCard/SectionCard'
import { useSaved, waitsFor } from '@/ui/states/useSaved'
import { toast } from '@/ui/stores/toast'
import { inColumn, inLines } from '@/ui/theme/surface'
import { colors, size, up, weight } from '@/ui/theme/tokens'
import { TodayText } from '@/ui/theme/useNow'
import { HomeSectionCard } from './HomeSectionCard'
import { type HomePlace, homeRows } from './homeRows'

const Line = styled('div')({
  ...inLines,
  alignItems: 'baseline',
  columnGap: 10,
  marginBlock: '-12px 4px',
  color: colors.muted,
  // Any date has room in the line of a phone.
  fontSize: size.t13,
  '& h1': {
    color: colors.ink,
    fontSize: size.t18,
    fontWeight: weight.title,
    lineHeight: 1.5,
  },
  [up.md]: { fontSize: size.t14 },
  [up.xl]: { marginBlock: '-8px 16px' },
})

/** Where twelve columns have room. */
const WIDE = '@media (min-width: 1280px)'

const Grid = styled('div')({
  ...inColumn,
  gap: 14,
  alignItems: 'start',
  '--lead-size': `min(${size.t30}, 14vw)`,
  [up.md]: {
    gap: '36px 32px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [up.xl]: { '--lead-size': size.t36 },
  [WIDE]: {
    gap: '44px 32px',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '--lead-size': size.figure,
  },
})

const RATIOS = { 3: '4 / 3', 4: '4 / 3', 6: '2 / 1', 8: '2 / 1', 12: '16 / 9' } as const

const Place = styled('div')<{ columns: HomePlace['columns']; isWholeRow: boolean }>(
  ({ columns, isWholeRow }) => ({
    minInlineSize: 0,
    ...(isWholeRow && { [up.md]: { gridColumn: '1 / -1' } }),
    [WIDE]: {
      gridColumn: `span ${columns}`,
      // The columns of a row are about equally high.
      ...(columns === 3 && { '& li h3': { fontSize: size.t18 }, '& li': { paddingBlock: 14 } }),
      ...(columns === 4 && { '& li ~ li h3': { fontSize: size.t18 } }),
      '& li.lead .picture': { aspectRatio: `${RATIOS[columns]} !important` },
    },
  }),
)

const SAVED = waitsFor('pageCategories', 'managedCategories', 'videos', 'posts')

/** `/` (Spec §2, Home): eleven sections, or those that editors have saved (D-34), and our own promotion. */
export function HomePage() {
  const sections =
    useSaved(publicLists, 'publicCategories')?.arrange('main', homeSections, 'name') ?? homeSections
  const places = homeRows(sections)
  return (
    <>
      <Line>
        <h1 tabIndex={-1}>الأخبار والفئات</h1>
        <p className="today">
          <TodayText format={formatToday} />
        </p>
      </Line>
      <PageChips isEdited cards={sections} />
      <Grid {...SAVED}>
        {sections.length === 0 && (
          <Place columns={12} isWholeRow>
            <NoneChosen icon={Newspaper} of="أقسام" />
          </Place>
        )}
        {sections.map((section, index) => {
          const { columns = 4, kind = 'text' } = places[index] ?? {}
          return (
            <Place
              key={section.id}
              columns={columns}
              isWholeRow={['lead', 'videos', 'quotes'].includes(kind)}
            >
              {'isAdded' in section ? (
                <AddedCard
                  category={section}
                  action={
                    <MoreLink
                      title={section.name}
                      link={linkOptions({ to: '/category/$name', params: { name: section.name } })}
                    />
                  }
                />
              ) : (
                <HomeSectionCard section={section} kind={kind} />
              )}
            </Place>
          )
        })}
        <Place columns={12} isWholeRow>
          <PaidBanner
            tone="promo"
            title="صباحك يبدأ بخمس دقائق من مدار"
            text="نشرة واحدة كل يوم في السابعة صباحًا: أهم ما جرى، بلا ضجيج."
            actionLabel="اشترك الآن"
            onAction={subscribe}
          />
        </Place>
      </Grid>
    </>
  )
}

function subscribe() {
  // Spec §2: origin and placement are the event's category and label (D-18).
  trackEvent('subscription_click', 'homepage', 'hero_banner')
  toast.info('شكرًا لاهتمامك. الاشتراك في النشرة غير متاح في النسخة التجريبية.')
}
