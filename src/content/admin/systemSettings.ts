/** System settings (Spec §3). */
export type SystemSettings = {
  siteName: string
  siteDescription: string
  defaultLanguage: 'ar' | 'en'
  timezone: Timezone
  enableNotifications: boolean
  smtpHost: string
  /** a text (Spec §5) */
  smtpPort: string
  smtpUsername: string
  smtpPassword: string
  enableSSL: boolean
  enableAnalytics: boolean
  /** free text */
  analyticsCode: string
  cacheEnabled: boolean
  /** seconds */
  cacheDuration: number
}

/** The time zones of Spec §3, in its order; the first is the default. */
export const TIMEZONES = ['Asia/Riyadh', 'Asia/Dubai', 'Asia/Kuwait', 'Asia/Qatar'] as const
export type Timezone = (typeof TIMEZONES)[number]

export const TIMEZONE_CITIES: Readonly<Record<Timezone, string>> = {
  'Asia/Riyadh': 'الرياض',
  'Asia/Dubai': 'دبي',
  'Asia/Kuwait': 'الكويت',
  'Asia/Qatar': 'قطر',
}

/** The defaults of Spec §3 and §9; where they name none, a sensible value for a new site. */
export const systemDefaults: SystemSettings = {
  siteName: 'مدار',
  siteDescription: 'أخبار العالم العربي من مصادر كثيرة في مكان واحد، مرتبة حسب ما يهمك.',
  defaultLanguage: 'ar',
  timezone: 'Asia/Riyadh',
  enableNotifications: true,
  smtpHost: '',
  smtpPort: '587',
  smtpUsername: '',
  smtpPassword: '',
  enableSSL: true,
  enableAnalytics: true,
  analyticsCode: '',
  cacheEnabled: true,
  cacheDuration: 3600,
}
