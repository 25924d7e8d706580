type Word = readonly [english: string, arabic: string, words?: RegExp]

/**
 * What a story shows, in both languages, by the tag that means it, without its kind (`state:`, `pseudo:`), and with the words
 * of an export name that do: the one vocabulary.
 */
const WORDS: Readonly<Record<string, Word>> = {
  board: ['Board', 'لوحة الأحوال', /^Board$/],
  normal: ['Normal', 'معتادة', /^(Normal|Plain|Medium|Rows)$/],
  error: [
    'Error',
    'خطأ',
    /Error|Fail|Refused|Mismatch|Unknown|Missing|Unavailable|^No(Such|Address)|^Bad|Unauthorised/,
  ],
  empty: [
    'Empty',
    'فارغة',
    /Empty|Nothing|^No(ne)?(Results|Matches|Interests|Saved|Sources|Ads)|AllDeleted/,
  ],
  loading: ['Loading', 'تحميل', /Loading(?!Fails)|Sending|^Saving$|Busy|Retrying|Slow|Waits/],
  'long-text': ['Long text', 'نص طويل', /Long/],
  phone: ['Phone', 'هاتف', /Phone/],
  tablet: ['Tablet', 'لوحي', /Tablet/],
  'signed-out': ['Signed out', 'دون تسجيل الدخول', /SignedOut/],
  disabled: ['Disabled', 'معطّلة', /Disabled|SwitchedOff|Paused/],
  invalid: ['Invalid', 'غير صالحة', /WithError|Errors$|ValidationError/],
  selected: ['Selected', 'مختارة', /^On$|(?<!None|Nothing)(Selected|Pressed|Chosen|Current)/],
  open: ['Open', 'مفتوحة', /^Open|Opens/],
  found: ['Found', 'بحث', /Search|Query|Found|Results|Filter/],
  saved: ['Saved', 'نجاح', /^(Saved|Sent|Success|Found|LinkCopied)$/],
  edit: ['Edit', 'تحرير', /Edit/],
  add: ['Add', 'إضافة', /^Add/],
  dark: ['Dark', 'داكنة', /Dark/],
  rest: ['At rest', 'ساكنة'],
  hover: ['Hovered', 'تحت المؤشر'],
  focus: ['Focused', 'في التركيز'],
  pressed: ['Pressed', 'مضغوطة'],
}

/** Returns what a story shows: first what its own tags say, then the words of its export name. */
export function statesOf(exportName: string, tags: readonly string[]) {
  const tagged = tags.map((tag) => tag.replace(/^\w+:/, ''))
  const all = Object.entries(WORDS)
  return [
    ...all.filter(([tag]) => tagged.includes(tag)),
    ...all.filter(([tag, [, , words]]) => !tagged.includes(tag) && words?.test(exportName)),
  ].map(([, [english, arabic]]) => ({ english, arabic }))
}

export const arabicState = (tag: string): string => statesOf('', [tag])[0]?.arabic ?? tag
