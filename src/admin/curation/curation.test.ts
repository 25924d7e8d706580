import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileKind, tweetKind } from './postKinds'
import { channelKind, videoKind } from './videoKinds'

describe('the four kinds (Spec §3, §4)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 9, 45) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('§3: every field but id, order and active is edited in the row', () => {
    const kinds = [videoKind, channelKind, tweetKind, profileKind]
    expect(kinds.map(({ fields }) => fields.map(({ label }) => label))).toEqual([
      [
        'العنوان بالعربية',
        'العنوان بالإنجليزية',
        'القناة بالعربية',
        'القناة بالإنجليزية',
        'المشاهدات',
        'المدة',
        'تاريخ النشر',
        'رابط الصورة',
        'رابط المقطع',
      ],
      [
        'الاسم بالعربية',
        'الاسم بالإنجليزية',
        'الوصف',
        'المشتركون',
        'عدد المقاطع',
        'الصورة الرمزية',
        'رابط القناة',
      ],
      [
        'النص بالعربية',
        'النص بالإنجليزية',
        'اسم الحساب',
        'المعرّف',
        'الصورة الرمزية',
        'تاريخ النشر',
        'الإعجابات',
        'مرات إعادة النشر',
        'الردود',
        'رابط المنشور',
      ],
      [
        'اسم الحساب',
        'المعرّف',
        'الصورة الرمزية',
        'النبذة بالعربية',
        'النبذة بالإنجليزية',
        'المتابعون',
        'عدد من يتابعهم',
        'المنشورات',
        'حساب موثّق',
        'رابط الحساب',
      ],
    ])
    for (const { fields, defaults } of kinds)
      expect([...fields.map(({ key }) => key), 'isActive'].sort()).toEqual(
        Object.keys(defaults()).sort(),
      )
  })

  test('§4: a new item has placeholder values, is active and dated today', () => {
    expect(videoKind.defaults()).toEqual({
      titleAr: 'مقطع جديد',
      title: 'New video',
      channelAr: 'اسم القناة',
      channel: 'Channel name',
      views: '0 مشاهدة',
      duration: '00:00',
      publishedAt: '2026-11-20',
      thumbnail: '/api/placeholder/480/270?topic=video',
      videoUrl: 'https://video.example/watch',
      isActive: true,
    })
    expect(tweetKind.defaults()).toEqual({
      contentAr: 'منشور جديد',
      content: 'New post',
      username: 'اسم الحساب',
      handle: 'username',
      avatar: 'حساب',
      timestamp: '2026-11-20',
      likes: 0,
      retweets: 0,
      replies: 0,
      tweetUrl: 'https://posts.example/username',
      isActive: true,
    })
    expect(channelKind.defaults()).toMatchObject({ nameAr: 'قناة جديدة', videoCount: 0 })
  })

  test('§5: deleting asks about the kind', () => {
    expect([videoKind, channelKind, tweetKind].map(({ removeQuestion }) => removeQuestion)).toEqual(
      ['هل تريد حذف هذا المقطع؟', 'هل تريد حذف هذه القناة؟', 'هل تريد حذف هذا المنشور؟'],
    )
  })
})
