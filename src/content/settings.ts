import { DEMO_READER, type Reader } from '@/lib/reader'

/** The choices of Spec §9, in its order. */
export const LANGUAGES = ['ar', 'en'] as const
export const PROFILE_VISIBILITIES = ['public', 'private'] as const
export const DIGESTS = ['daily', 'weekly', 'never'] as const

/** The «Settings object (user)» of Spec §3, without the theme, which is stored under a separate key (Spec §2). */
export type ReaderSettings = Reader & {
  language: (typeof LANGUAGES)[number]
  notifications: {
    news: boolean
    offers: boolean
    followedTopics: boolean
    email: boolean
    push: boolean
  }
  privacy: {
    /** `public` for everyone, `private` for friends only */
    profileVisibility: (typeof PROFILE_VISIBILITIES)[number]
    showEmail: boolean
    allowMessages: boolean
  }
  emailPreferences: { newsletter: boolean; marketing: boolean; digest: (typeof DIGESTS)[number] }
  newsPreferences: { autoRefresh: boolean; showImages: boolean; compactView: boolean }
}

/** The initial settings of the demo's reader. */
export const sampleSettings: ReaderSettings = {
  ...DEMO_READER,
  language: 'ar',
  notifications: { news: true, offers: false, followedTopics: true, email: true, push: false },
  privacy: { profileVisibility: 'public', showEmail: false, allowMessages: true },
  emailPreferences: { newsletter: true, marketing: false, digest: 'daily' },
  newsPreferences: { autoRefresh: true, showImages: true, compactView: false },
}
