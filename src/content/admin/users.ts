import type { SamplePicture } from '@/content/topics'
import type { UserRole, UserStatus } from './kinds'

/** A user in the admin area (Spec §3, Admin user). */
export type AdminUser = {
  id: string
  name: string
  email: string
  role: UserRole
  status: UserStatus
  /** a day of the calendar, `2024-01-03` */
  joinDate: string
  /** local time without a zone, `2026-11-20T09:12`; null before the first login */
  lastLogin: string | null
  articles: number
  /** a picture; without one the initial of the name is shown */
  avatar: SamplePicture | null
}

/** Spec §9: a new user's avatar is one of these five, chosen at random. */
export const sampleAvatars = [
  { topic: 'sports', glyph: 'user', tone: 0 },
  { topic: 'technology', glyph: 'user', tone: 1 },
  { topic: 'culture', glyph: 'user', tone: 0 },
  { topic: 'science', glyph: 'user', tone: 1 },
  { topic: 'health', glyph: 'user', tone: 0 },
] as const satisfies readonly SamplePicture[]

type Row = [
  name: string,
  email: string,
  role: UserRole,
  status: UserStatus,
  joinDate: string,
  lastLogin: string,
  articles: number,
]

const rows: Row[] = [
  ['سارة المطيري', 'sara@madar.example', 'admin', 'active', '2024-01-03', '2026-11-20T09:12', 214],
  ['رائد العمري', 'raed@madar.example', 'editor', 'active', '2026-11-19', '2026-11-20T08:40', 6],
  ['هند القحطاني', 'hind@madar.example', 'editor', 'active', '2025-02-11', '2026-11-19T22:05', 178],
  ['مازن بدر', 'mazen.b@bareed.example', 'user', 'suspended', '2025-06-27', '2026-11-02T16:31', 0],
  ['لمى الحسن', 'lama.h@sanduq.example', 'user', 'active', '2025-09-08', '2026-11-20T07:58', 0],
  [
    'حساب مجهول 4471',
    'promo4471@sanduq.example',
    'user',
    'banned',
    '2026-10-14',
    '2026-10-16T03:20',
    0,
  ],
  [
    'يوسف الكندري',
    'yousef@madar.example',
    'editor',
    'active',
    '2024-05-19',
    '2026-11-20T06:47',
    131,
  ],
  ['دانة الهاجري', 'dana.h@bareed.example', 'user', 'active', '2026-03-02', '2026-11-18T20:14', 0],
  ['أنس الرواحي', 'anas@madar.example', 'editor', 'active', '2025-11-30', '2026-11-19T13:26', 57],
  [
    'ميس العبادي',
    'mays.a@sanduq.example',
    'user',
    'suspended',
    '2026-01-21',
    '2026-09-28T11:03',
    0,
  ],
  ['طارق المنصوري', 'tareq@madar.example', 'admin', 'active', '2024-01-03', '2026-11-19T09:50', 96],
  ['جود الزعبي', 'joud.z@bareed.example', 'user', 'active', '2026-08-15', '2026-11-17T18:09', 0],
]

/** Twelve users: two pages of six (D-22). */
export const sampleUsers: readonly AdminUser[] = rows.map(
  ([name, email, role, status, joinDate, lastLogin, articles], index) => ({
    id: `user-${index + 1}`,
    name,
    email,
    role,
    status,
    joinDate,
    lastLogin,
    articles,
    avatar: null,
  }),
)
