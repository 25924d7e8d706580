import { linkOptions } from '@tanstack/react-router'
import type { RecommendedProfile, TrendingTweet } from '@/content/admin/curatedPosts'
import { likesText, repliesText, retweetsText } from '@/content/reactions'
import { counted, plural } from '@/lib/arabic'
import { excerpt } from '@/lib/excerpt'
import { trimInvisible } from '@/lib/invisible'
import { today } from '@/lib/localDay'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { savedPosts, savedProfiles } from '@/saved/posts'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import type { CurationKind } from './CurationList'
import { at, day, VerifiedWord } from './rowParts'

const UNNAMED = 'بلا اسم'
const AVATAR_HINT = 'كلمة يظهر أول حرف منها.'

/** Trending posts of `/twitter`: every field of Spec §3, Trending tweet. */
export const tweetKind: CurationKind<TrendingTweet> = {
  id: 'tweets',
  title: 'المنشورات الرائجة',
  addLabel: 'إضافة منشور',
  removeQuestion: 'هل تريد حذف هذا المنشور؟',
  empty: { title: 'لا توجد منشورات', text: 'أضف أول منشور إلى القائمة.' },
  store: savedPosts,
  defaults: () => ({
    username: 'اسم الحساب',
    handle: 'username',
    avatar: 'حساب',
    content: 'New post',
    contentAr: 'منشور جديد',
    timestamp: today(),
    likes: 0,
    retweets: 0,
    replies: 0,
    tweetUrl: 'https://posts.example/username',
    isActive: true,
  }),
  nameOf: ({ contentAr, content }) => excerpt(contentAr) || excerpt(content) || UNNAMED,
  media: ({ avatar }) => <UserAvatar name={avatar} size="large" />,
  heading: ({ contentAr }) => nbspAfterNumbers(trimInvisible(contentAr)) || 'بلا نص',
  meta: ({ username, handle, timestamp, likes, retweets, replies }) => [
    username,
    at(handle),
    day(timestamp),
    likesText(likes),
    retweetsText(retweets),
    repliesText(replies),
  ],
  fields: [
    { key: 'contentAr', label: 'النص بالعربية', kind: 'long', isWide: true },
    { key: 'content', label: 'النص بالإنجليزية', kind: 'longLatin', isWide: true },
    { key: 'username', label: 'اسم الحساب', kind: 'text' },
    { key: 'handle', label: 'المعرّف', kind: 'handle', hint: 'من دون علامة @.' },
    { key: 'avatar', label: 'الصورة الرمزية', kind: 'text', hint: AVATAR_HINT },
    { key: 'timestamp', label: 'تاريخ النشر', kind: 'date' },
    { key: 'likes', label: 'الإعجابات', kind: 'count' },
    { key: 'retweets', label: 'مرات إعادة النشر', kind: 'count' },
    { key: 'replies', label: 'الردود', kind: 'count' },
    { key: 'tweetUrl', label: 'رابط المنشور', kind: 'link', isWide: true },
  ],
}

const tweetsText = (count: number) =>
  plural(count, counted('منشور واحد', 'منشوران', 'منشورات', 'منشورًا', 'منشور', 'لا منشورات'))

/** Recommended profiles of `/twitter`: every field of Spec §3. */
export const profileKind: CurationKind<RecommendedProfile> = {
  id: 'profiles',
  title: 'الحسابات المقترحة',
  addLabel: 'إضافة حساب',
  removeQuestion: 'هل تريد حذف هذا الحساب؟',
  empty: { title: 'لا توجد حسابات', text: 'أضف أول حساب إلى القائمة.' },
  store: savedProfiles,
  defaults: () => ({
    username: 'حساب جديد',
    handle: 'username',
    bio: 'New profile',
    bioAr: 'نبذة الحساب',
    avatar: 'حساب',
    followers: '0 متابع',
    following: 0,
    tweets: 0,
    verified: false,
    profileUrl: 'https://posts.example/username',
    isActive: true,
  }),
  nameOf: ({ username, handle }) => trimInvisible(username) || trimInvisible(handle) || UNNAMED,
  media: ({ avatar }) => <UserAvatar name={avatar} size="large" />,
  heading: ({ username }) => trimInvisible(username) || UNNAMED,
  meta: ({ handle, bioAr, followers, tweets, verified }) => [
    at(handle),
    nbspAfterNumbers(bioAr),
    nbspAfterNumbers(followers),
    tweetsText(tweets),
    verified && <VerifiedWord />,
  ],
  fields: [
    { key: 'username', label: 'اسم الحساب', kind: 'text', isWide: true },
    { key: 'handle', label: 'المعرّف', kind: 'handle', hint: 'من دون علامة @.' },
    { key: 'avatar', label: 'الصورة الرمزية', kind: 'text', hint: AVATAR_HINT },
    { key: 'bioAr', label: 'النبذة بالعربية', kind: 'text', isWide: true },
    { key: 'bio', label: 'النبذة بالإنجليزية', kind: 'latin', isWide: true },
    { key: 'followers', label: 'المتابعون', kind: 'text' },
    { key: 'following', label: 'عدد من يتابعهم', kind: 'count' },
    { key: 'tweets', label: 'المنشورات', kind: 'count' },
    { key: 'verified', label: 'حساب موثّق', kind: 'flag' },
    { key: 'profileUrl', label: 'رابط الحساب', kind: 'link', isWide: true },
  ],
}

export const postCuration = {
  title: 'المنشورات',
  preview: linkOptions({ to: '/twitter' }),
  items: tweetKind,
  sources: profileKind,
}
