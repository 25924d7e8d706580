/** The Arabic words for what a story shows, and the tags or the words of its export name that mean it. */
const WORDS: readonly (readonly [arabic: string, tag: string, words: RegExp])[] = [
  ['معتاد', 'state:normal', /^(Normal|Plain|Medium|Rows)$/],
  [
    'خطأ',
    'state:error',
    /Error|Fail|Refused|Mismatch|Unknown|Missing|Unavailable|^No(Such|Address)|^Bad|Unauthorised/,
  ],
  [
    'فارغ',
    'state:empty',
    /Empty|Nothing|^No(ne)?(Results|Matches|Interests|Saved|Sources|Ads)|AllDeleted/,
  ],
  ['تحميل', 'state:loading', /Loading(?!Fails)|Sending|^Saving$|Busy|Retrying|Slow|Waits/],
  ['نص طويل', 'state:long-text', /Long/],
  ['هاتف', 'state:phone', /Phone/],
  ['لوحي', 'state:tablet', /Tablet/],
  ['دون تسجيل الدخول', 'state:signed-out', /SignedOut/],
  ['معطّل', 'state:disabled', /Disabled|SwitchedOff|Paused/],
  ['غير صالح', 'state:invalid', /WithError|Errors$|ValidationError/],
  ['مختار', 'state:selected', /^On$|(?<!None|Nothing)(Selected|Pressed|Chosen|Current)/],
  ['بحث', '', /Search|Query|Found|Results|Filter/],
  ['نجاح', '', /^(Saved|Sent|Success|Found|LinkCopied)$/],
  ['تحرير', '', /Edit/],
  ['إضافة', '', /^Add/],
  ['لوحة المفاتيح', '', /Keyboard|Shortcut|Focus|Escape/],
  ['داكن', '', /Dark/],
  ['لوحة الأحوال', 'board', /^Board$/],
]

/** Returns what a story shows in Arabic words, from its tags and the words of its export name. */
export function arabicStates(exportName: string, tags: readonly string[]): string[] {
  return WORDS.filter(
    ([, tag, words]) => (tag && tags.includes(tag)) || words.test(exportName),
  ).map(([arabic]) => arabic)
}

const OF_A_CONTROL: Record<string, string> = {
  rest: 'ساكن',
  hover: 'تحت المؤشر',
  focus: 'في التركيز',
  pressed: 'مضغوط',
}

/** The Arabic name of one state of a part, for example `hover`. */
export const arabicState = (state: string): string =>
  OF_A_CONTROL[state] ?? arabicStates('', [`state:${state}`])[0] ?? state
