import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { linkOfStory } from '@/content/headline'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { AccountSection, Chips } from '@/site/account/accountParts'
import { useRest } from '@/site/cards/useRest'
import { sourceAndAge } from '@/site/follow/SourceName'
import { ChipLink } from '@/ui/navigation/ChipLink'
import { CardItem } from '@/ui/sectionCard/items'
import { EmptyState } from '@/ui/states/EmptyState'
import { ErrorState } from '@/ui/states/ErrorState'
import { useStore } from '@/ui/stores/useStore'
import { inColumn, muted13 } from '@/ui/theme/surface'
import { colors, up, weight } from '@/ui/theme/tokens'
import { followed, followedLink, loadFollowed } from './followed'

const List = styled('ul')({
  ...inColumn,
  columnGap: 32,
  marginBlockStart: 16,
  '& > li': { paddingBlock: 12, borderBlockStart: `1px solid ${colors.line}` },
  '& .of': { ...muted13, fontWeight: weight.label, lineHeight: 1.6 },
  [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1280px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const SHOWN = 6
const MORE = 'عرض المزيد مما تتابعه'
const MOST = 24

/** What the reader follows, and the newest headlines of it, at the top of `/dashboard`. */
export function FollowedNews() {
  const { things, items } = useStore(followed)
  const newest = (items ?? []).slice(0, MOST)
  const { shown, firstNewAt, button } = useRest('dashboard/followed', newest, SHOWN, MORE)
  return (
    <AccountSection title="تتابعه">
      <Chips>
        {things.map(({ follow, name }) =>
          name === null ? null : (
            <li key={`${follow.kind} ${follow.id}`}>
              <ChipLink {...followedLink(follow)} dir={dirOf(name)}>
                {name}
              </ChipLink>
            </li>
          ),
        )}
      </Chips>
      {items === null ? (
        <ErrorState
          headingLevel={3}
          title="تعذّر تحميل جديد ما تتابعه"
          text="لم يصل إلى متصفحك. تحقق من اتصالك، ثم أعد المحاولة."
          onRetry={() => void loadFollowed()}
        />
      ) : items.length === 0 ? (
        <EmptyState
          icon={Newspaper}
          headingLevel={3}
          title="لا جديد الآن"
          text="تظهر هنا عناوين ما تتابعه حين تُنشر."
        />
      ) : (
        <List>
          {shown.map(({ of, ...item }, index) => (
            <CardItem
              key={item.id}
              title={nbspAfterNumbers(item.title)}
              meta={sourceAndAge(item)}
              link={linkOfStory(item.id)}
              headingRef={firstNewAt(index)}
            >
              {of !== item.source && (
                <p className="of" dir={dirOf(of)}>
                  {of}
                </p>
              )}
            </CardItem>
          ))}
        </List>
      )}
      {button}
    </AccountSection>
  )
}
