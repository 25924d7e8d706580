import { styled } from '@mui/material/styles'
import { Flag, Hash, type LucideIcon, Newspaper, Users, Video, X } from 'lucide-react'
import { linkOfStory } from '@/content/headline'
import { type CountedNoun, counted, plural } from '@/lib/arabic'
import { dirOf, isolated } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { SOURCES } from '@/lib/nouns'
import {
  FOLLOW_KINDS,
  type Follow,
  type FollowKind,
  isFollowed,
  savedFollows,
} from '@/saved/follows'
import { AccountSection, Chips, Rows } from '@/site/account/accountParts'
import { useRowRemoval } from '@/site/account/useRowRemoval'
import { useRest } from '@/site/cards/useRest'
import { sourceAndAge } from '@/site/follow/SourceName'
import { ChipLink } from '@/ui/navigation/ChipLink'
import { IconAction } from '@/ui/navigation/IconAction'
import { AppLink } from '@/ui/navigation/links'
import { CardItem } from '@/ui/sectionCard/items'
import { EmptyState } from '@/ui/states/EmptyState'
import { ErrorState } from '@/ui/states/ErrorState'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { inColumn, muted13 } from '@/ui/theme/surface'
import { colors, size, up, weight } from '@/ui/theme/tokens'
import { followed, followedLink, loadFollowed } from './followed'

// The parts of `/dashboard` and `/profile` about what the reader follows: one chunk (`following.ts`).

export { loadFollowed }

const Headlines = styled('ul')({
  ...inColumn,
  columnGap: 32,
  marginBlockStart: 16,
  '& > li': { paddingBlock: 12, borderBlockStart: `1px solid ${colors.line}` },
  '& .of': { ...muted13, fontWeight: weight.label, lineHeight: 1.6 },
  [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1280px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const SHOWN_NEWS = 6
const MORE = 'عرض المزيد مما تتابعه'
const MOST = 24

/** What the reader follows, and the newest headlines of it, at the top of `/dashboard`. */
export function FollowedNews() {
  const { things, items } = useStore(followed)
  const newest = (items ?? []).slice(0, MOST)
  const { shown, firstNewAt, button } = useRest('dashboard/followed', newest, SHOWN_NEWS, MORE)
  return (
    <AccountSection title="تتابعه">
      <Chips>
        {things.map(({ follow, name }) =>
          name === undefined ? null : (
            <li key={keyOf(follow)}>
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
        <Headlines>
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
        </Headlines>
      )}
      {button}
    </AccountSection>
  )
}

const Name = styled('div')({
  flex: 1,
  minInlineSize: 0,
  '& > a': { color: 'inherit', fontWeight: weight.label },
  '@media (hover: hover)': { '& > a:hover': { color: colors.brand } },
  '& > :last-child': { display: 'block' },
  '& > :last-child, & + p': { color: colors.muted, fontSize: size.t13 },
})

const Note = styled('p')({ color: colors.muted, fontSize: size.t13, lineHeight: 1.6 })

/** The form `other` of a noun is also the name of its kind. */
const KINDS: Record<FollowKind, { icon: LucideIcon; noun: CountedNoun }> = {
  section: { icon: Hash, noun: counted('قسم واحد', 'قسمان', 'أقسام', 'قسمًا', 'قسم') },
  country: { icon: Flag, noun: counted('بلد واحد', 'بلدان', 'بلدان', 'بلدًا', 'بلد') },
  source: { icon: Newspaper, noun: SOURCES },
  channel: { icon: Video, noun: counted('قناة واحدة', 'قناتان', 'قنوات', 'قناة', 'قناة') },
  account: { icon: Users, noun: counted('حساب واحد', 'حسابان', 'حسابات', 'حسابًا', 'حساب') },
}

const TOPICS = counted('موضوع واحد', 'موضوعان', 'موضوعات', 'موضوعًا', 'موضوع')

const SHOWN = 5
const ALL = 'عرض كل ما تتابعه'

const keyOf = ({ kind, id }: Follow) => `${kind} ${id}`

/**
 * The list of `/profile`: what the reader follows, counted by kind, and a button that ends it. The figure above it
 * includes the topics of the sample profile.
 */
export function FollowedList({ sampleTopics }: { sampleTopics: number }) {
  const follows = useStore(savedFollows)
  const things = useStore(followed).things.filter(({ follow }) => isFollowed(follows, follow))
  const { shown, firstNewAt, button } = useRest('profile/followed', things, SHOWN, ALL)
  const { list, remove } = useRowRemoval(savedFollows, keyOf)
  const counts = FOLLOW_KINDS.flatMap((kind) => {
    const count = things.filter(({ follow }) => follow.kind === kind).length
    return count > 0 ? plural(count, KINDS[kind].noun) : []
  })

  return (
    <AccountSection title="ما تتابعه" note={counts.join('، ')}>
      <Rows ref={list}>
        {shown.map(({ follow, name }, index) => {
          const { icon, noun } = KINDS[follow.kind]
          const shownName = isolated(name ?? noun.other)
          return (
            <li key={keyOf(follow)} ref={firstNewAt(index)}>
              <Icon icon={icon} size="small" />
              <Name>
                {name === undefined ? (
                  <span>لم يعد متاحًا</span>
                ) : (
                  <AppLink {...followedLink(follow)} dir={dirOf(name)}>
                    {name}
                  </AppLink>
                )}
                <span>{noun.other}</span>
              </Name>
              <IconAction
                label={`إلغاء متابعة ${shownName}`}
                hint="إلغاء المتابعة"
                icon={X}
                size="small"
                onClick={() => remove(follow, index, `أُلغيت متابعة ${shownName}.`)}
              />
            </li>
          )
        })}
      </Rows>
      {button}
      <Note>{`وفي الرقم أعلاه ${plural(sampleTopics, TOPICS)} من الملف التجريبي.`}</Note>
    </AccountSection>
  )
}
