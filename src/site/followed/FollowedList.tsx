import { styled } from '@mui/material/styles'
import { Flag, Hash, type LucideIcon, Newspaper, Users, Video, X } from 'lucide-react'
import { type CountedNoun, counted, plural } from '@/lib/arabic'
import { dirOf, isolated } from '@/lib/isolated'
import { SOURCES } from '@/lib/nouns'
import {
  FOLLOW_KINDS,
  type Follow,
  type FollowKind,
  isFollowed,
  savedFollows,
} from '@/saved/follows'
import { AccountSection, Rows } from '@/site/account/accountParts'
import { useRowRemoval } from '@/site/account/useRowRemoval'
import { useRest } from '@/site/cards/useRest'
import { IconAction } from '@/ui/navigation/IconAction'
import { AppLink } from '@/ui/navigation/links'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'
import { followed, followedLink } from './followed'

const Name = styled('div')({
  flex: 1,
  minInlineSize: 0,
  '& > a': { color: 'inherit', fontWeight: weight.label },
  '@media (hover: hover)': { '& > a:hover': { color: colors.brand } },
  '& > :last-child': { display: 'block' },
  '& > :last-child, & + p': { color: colors.muted, fontSize: size.t13 },
})

const Note = styled('p')({ color: colors.muted, fontSize: size.t13, lineHeight: 1.6 })

/** The last form of a noun is the name of its kind. */
const KINDS: Record<FollowKind, { icon: LucideIcon; noun: CountedNoun }> = {
  section: { icon: Hash, noun: counted('قسم واحد', 'قسمان', 'أقسام', 'قسمًا', 'قسم') },
  country: { icon: Flag, noun: counted('بلد واحد', 'بلدان', 'بلدان', 'بلدًا', 'بلد') },
  source: { icon: Newspaper, noun: SOURCES },
  channel: { icon: Video, noun: counted('قناة واحدة', 'قناتان', 'قنوات', 'قناة', 'قناة') },
  account: { icon: Users, noun: counted('حساب واحد', 'حسابان', 'حسابات', 'حسابًا', 'حساب') },
}

const TOPICS = counted('موضوع واحد', 'موضوعان', 'موضوعات', 'موضوعًا', 'موضوع')

const SHOWN = 5
const MORE = 'عرض كل ما تتابعه'

const keyOf = ({ kind, id }: Follow) => `${kind} ${id}`

/**
 * The list of `/profile`: what the reader follows, counted by kind, and a button that ends it. The figure above it
 * includes the topics of the sample profile.
 */
export function FollowedList({ sampleTopics }: { sampleTopics: number }) {
  const follows = useStore(savedFollows)
  const things = useStore(followed).things.filter(({ follow }) => isFollowed(follows, follow))
  const { shown, firstNewAt, button } = useRest('profile/followed', things, SHOWN, MORE)
  const { list, remove } = useRowRemoval(savedFollows, keyOf)
  const counts = FOLLOW_KINDS.flatMap((kind) => {
    const count = things.filter(({ follow }) => follow.kind === kind).length
    return count > 0 ? plural(count, KINDS[kind].noun) : []
  })

  return (
    <AccountSection title="ما تتابعه" note={counts.join('، ')}>
      <div ref={list}>
        <Rows>
          {shown.map(({ follow, name }, index) => {
            const { icon, noun } = KINDS[follow.kind]
            const shownName = isolated(name ?? noun.other)
            return (
              <li key={keyOf(follow)} ref={firstNewAt(index)}>
                <Icon icon={icon} size="small" />
                <Name>
                  {name === null ? (
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
      </div>
      {button}
      <Note>{`وفي الرقم أعلاه ${plural(sampleTopics, TOPICS)} من الملف التجريبي.`}</Note>
    </AccountSection>
  )
}
