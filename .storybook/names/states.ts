/** What a story shows, in both languages, with the tag or the words of its export name that mean it: the one vocabulary. */
const WORDS: readonly (readonly [english: string, arabic: string, tag: string, words?: RegExp])[] =
  [
    ['Board', 'لوحة الأحوال', 'board', /^Board$/],
    ['Normal', 'معتادة', 'state:normal', /^(Normal|Plain|Medium|Rows)$/],
    [
      'Error',
      'خطأ',
      'state:error',
      /Error|Fail|Refused|Mismatch|Unknown|Missing|Unavailable|^No(Such|Address)|^Bad|Unauthorised/,
    ],
    [
      'Empty',
      'فارغة',
      'state:empty',
      /Empty|Nothing|^No(ne)?(Results|Matches|Interests|Saved|Sources|Ads)|AllDeleted/,
    ],
    [
      'Loading',
      'تحميل',
      'state:loading',
      /Loading(?!Fails)|Sending|^Saving$|Busy|Retrying|Slow|Waits/,
    ],
    ['Long text', 'نص طويل', 'state:long-text', /Long/],
    ['Phone', 'هاتف', 'state:phone', /Phone/],
    ['Tablet', 'لوحي', 'state:tablet', /Tablet/],
    ['Signed out', 'دون تسجيل الدخول', 'state:signed-out', /SignedOut/],
    ['Disabled', 'معطّلة', 'state:disabled', /Disabled|SwitchedOff|Paused/],
    ['Invalid', 'غير صالحة', 'state:invalid', /WithError|Errors$|ValidationError/],
    [
      'Selected',
      'مختارة',
      'state:selected',
      /^On$|(?<!None|Nothing)(Selected|Pressed|Chosen|Current)/,
    ],
    ['Open', 'مفتوحة', 'state:open', /^Open|Opens/],
    ['Found', 'بحث', '', /Search|Query|Found|Results|Filter/],
    ['Saved', 'نجاح', '', /^(Saved|Sent|Success|Found|LinkCopied)$/],
    ['Edit', 'تحرير', '', /Edit/],
    ['Add', 'إضافة', '', /^Add/],
    ['Dark', 'داكنة', '', /Dark/],
    ['At rest', 'ساكنة', 'state:rest'],
    ['Hovered', 'تحت المؤشر', 'pseudo:hover'],
    ['Focused', 'في التركيز', 'pseudo:focus'],
    ['Pressed', 'مضغوطة', 'pseudo:pressed'],
  ]

/** Returns what a story shows: first what its own tags say, then the words of its export name. */
export const statesOf = (exportName: string, tags: readonly string[]) =>
  [
    ...WORDS.filter(([, , tag]) => tags.includes(tag)),
    ...WORDS.filter(([, , tag, words]) => !tags.includes(tag) && words?.test(exportName)),
  ].map(([english, arabic]) => ({ english, arabic }))

export const arabicState = (tag: string): string => statesOf('', [tag])[0]?.arabic ?? tag
