import type { SeedMessage, StoredMessage } from './schema'
import { numbered } from './seed'

const LETTERS = 10_000
const NEWEST = Date.parse('2026-11-20T09:40:00+03:00')
const TEN_MINUTES = 600_000

/** Extreme texts as visitors might send them, newest first. A screen must not break on them or execute any of them. */
export const extremeMessages = (): StoredMessage[] =>
  numbered(
    messages().map((message, at) => ({
      ...message,
      createdAt: new Date(NEWEST - at * TEN_MINUTES).toISOString(),
    })),
  )

const messages = (): Omit<SeedMessage, 'createdAt'>[] => [
  {
    name: 'كلمة واحدة طويلة',
    email: 'one.word@extreme.example',
    subject: 'ك'.repeat(300),
    category: 'عام',
    message: 'ب'.repeat(LETTERS),
  },
  {
    name: 'عبد الرحمن بن عبد العزيز بن عبد اللطيف المستكمل اسمه الطويل جدًا حتى آخر السطر وما بعده '.repeat(
      3,
    ),
    email: `${'long.local.part.'.repeat(4)}x@${'sub.'.repeat(30)}extreme.example`,
    subject: 'موضوع طويل فيه كلمات كثيرة لا تنتهي عند حد ولا تقف عند سطر '.repeat(12),
    category: 'سياسة الخصوصية',
    message: 'فقرة عادية تتكرر حتى تملأ نافذة التفاصيل وتتجاوز ارتفاع الشاشة مرات. '.repeat(140),
    status: 'read',
    adminNotes: 'ملاحظة إدارية طويلة. '.repeat(60),
  },
  {
    name: '<b>عريض</b> <script>window.hacked = true</script>',
    email: 'html@extreme.example',
    subject: '<img src=x onerror="window.hacked = true"> &amp; &lt;عنوان&gt;',
    category: 'دعم تقني',
    message: `<script>window.hacked = true</script><svg onload="window.hacked = true"></svg><a href="javascript:window.hacked = true">اضغط</a> {{7*7}} $\{7*7} '"\``,
  },
  {
    name: '\u202eاسم مقلوب\u202c \u2067داخل\u2069',
    email: 'bidi@extreme.example',
    subject: '\u202eمقلوب gpj.exe\u202c ثم English ثم 123-456 ثم (قوس [داخل] قوس)',
    category: 'شكوى',
    message:
      'سطر بلا إغلاق \u202e يقلب ما بعده\nسطر عزل \u2066 left to right \u2069 ثم عربي\nرقم 00966-50-123 وتاريخ 2026/11/20 ونسبة %15 و-5°\n\u200f\u200e\u200b\u200d\ufeffعلامات لا تُرى',
    status: 'replied',
    isResolved: true,
  },
  {
    name: '👩🏽‍🚀👨‍👩‍👧‍👦 🇵🇸🇩🇿',
    email: 'emoji@extreme.example',
    subject: '🎉🎊✨ '.repeat(40),
    category: 'اقتراح',
    message: `${'👍🏽❤️‍🔥🏳️‍🌈'.repeat(200)} نهاية`,
    isResolved: true,
  },
  {
    name: 'م\u064e\u0651\u0640\u0640\u0640د\u0651\u064f\u0640\u0640ا\u0653ر',
    email: 'marks@extreme.example',
    subject: `تشكيل ${'ب\u064b\u0651\u0670\u0655\u0656\u065b'.repeat(60)}`,
    category: 'أخرى',
    message: `${'ـ'.repeat(400)}\n${'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334'.repeat(80)}`,
    status: 'read',
    isResolved: true,
  },
  {
    name: 'أسطر كثيرة',
    email: 'lines@extreme.example',
    subject: `https://extreme.example/${'a-very-long-path/'.repeat(20)}?q=${'x'.repeat(200)}`,
    category: 'إعلان',
    message: `بداية${'\n'.repeat(200)}نهاية\n\n\tمسافة    بعد    مسافة`,
    status: 'replied',
  },
  {
    name: 'أ',
    email: 'a@b.example',
    subject: '؟',
    category: 'شراكة',
    message: '.',
  },
]
