import { linkOptions } from '@tanstack/react-router'
import type { RecommendedChannel, TrendingVideo } from '@/content/admin/curatedVideos'
import { counted, plural } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import { today } from '@/lib/localDay'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { savedChannels, savedVideos } from '@/saved/videos'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import type { CurationKind } from './CurationList'
import { day, Thumbnail } from './rowParts'

const UNNAMED = 'بلا اسم'

/** Trending videos of `/youtube`: every field of Spec §3. */
export const videoKind: CurationKind<TrendingVideo> = {
  id: 'videos',
  title: 'المقاطع الرائجة',
  addLabel: 'إضافة مقطع',
  removeQuestion: 'هل تريد حذف هذا المقطع؟',
  empty: { title: 'لا توجد مقاطع', text: 'أضف أول مقطع إلى القائمة.' },
  store: savedVideos,
  defaults: () => ({
    title: 'New video',
    titleAr: 'مقطع جديد',
    channel: 'Channel name',
    channelAr: 'اسم القناة',
    thumbnail: '/api/placeholder/480/270?topic=video',
    views: '0 مشاهدة',
    duration: '00:00',
    publishedAt: today(),
    videoUrl: 'https://video.example/watch',
    isActive: true,
  }),
  nameOf: ({ titleAr, title }) => trimInvisible(titleAr) || trimInvisible(title) || UNNAMED,
  media: ({ thumbnail, duration }) => <Thumbnail address={thumbnail} duration={duration} />,
  heading: ({ titleAr }) => nbspAfterNumbers(trimInvisible(titleAr)) || UNNAMED,
  meta: ({ channelAr, views, publishedAt }) => [
    channelAr,
    nbspAfterNumbers(views),
    day(publishedAt),
  ],
  fields: [
    { key: 'titleAr', label: 'العنوان بالعربية', kind: 'text', isWide: true },
    { key: 'title', label: 'العنوان بالإنجليزية', kind: 'latin', isWide: true },
    { key: 'channelAr', label: 'القناة بالعربية', kind: 'text' },
    { key: 'channel', label: 'القناة بالإنجليزية', kind: 'latin' },
    { key: 'views', label: 'المشاهدات', kind: 'text' },
    { key: 'duration', label: 'المدة', kind: 'latin' },
    { key: 'publishedAt', label: 'تاريخ النشر', kind: 'date' },
    { key: 'thumbnail', label: 'رابط الصورة', kind: 'picture' },
    { key: 'videoUrl', label: 'رابط المقطع', kind: 'link', isWide: true },
  ],
}

const videosText = (count: number) =>
  plural(count, counted('مقطع واحد', 'مقطعان', 'مقاطع', 'مقطعًا', 'مقطع', 'لا مقاطع'))

/** Recommended channels of `/youtube`: every field of Spec §3. */
export const channelKind: CurationKind<RecommendedChannel> = {
  id: 'channels',
  title: 'القنوات المقترحة',
  addLabel: 'إضافة قناة',
  removeQuestion: 'هل تريد حذف هذه القناة؟',
  empty: { title: 'لا توجد قنوات', text: 'أضف أول قناة إلى القائمة.' },
  store: savedChannels,
  defaults: () => ({
    name: 'New channel',
    nameAr: 'قناة جديدة',
    description: 'وصف القناة',
    avatar: 'قناة',
    subscribers: '0 مشترك',
    videoCount: 0,
    channelUrl: 'https://video.example/channel',
    isActive: true,
  }),
  nameOf: ({ nameAr, name }) => trimInvisible(nameAr) || trimInvisible(name) || UNNAMED,
  media: ({ avatar }) => <UserAvatar name={avatar} size="large" shape="square" />,
  heading: ({ nameAr }) => trimInvisible(nameAr) || UNNAMED,
  meta: ({ description, subscribers, videoCount }) => [
    nbspAfterNumbers(description),
    nbspAfterNumbers(subscribers),
    videosText(videoCount),
  ],
  fields: [
    { key: 'nameAr', label: 'الاسم بالعربية', kind: 'text', isWide: true },
    { key: 'name', label: 'الاسم بالإنجليزية', kind: 'latin', isWide: true },
    { key: 'description', label: 'الوصف', kind: 'text', isWide: true },
    { key: 'subscribers', label: 'المشتركون', kind: 'text' },
    { key: 'videoCount', label: 'عدد المقاطع', kind: 'count' },
    { key: 'avatar', label: 'الصورة الرمزية', kind: 'text', hint: 'كلمة يظهر أول حرف منها.' },
    { key: 'channelUrl', label: 'رابط القناة', kind: 'link', isWide: true },
  ],
}

export const videoCuration = {
  title: 'الفيديو',
  preview: linkOptions({ to: '/youtube' }),
  items: videoKind,
  sources: channelKind,
}
