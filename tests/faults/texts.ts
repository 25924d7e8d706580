/** Texts that people, programs and attackers enter into fields. */
export const texts: Readonly<Record<string, string>> = {
  '10,000 letters without a space': 'ب'.repeat(10_000),
  'only spaces': '     \u00a0\u2003   ',
  'HTML and script': `<script>window.hacked=1</script><img src=x onerror="window.hacked=1"><svg onload=window.hacked=1>`,
  'a javascript: link': 'javascript:window.hacked=1',
  'a data: link': 'data:text/html,<script>window.hacked=1</script>',
  'right-to-left and zero-width controls':
    '\u202eمقلوب\u202c \u2067داخل\u200b\u200d\u2069 \ufeff\u200f\u200eوبعد',
  'combining marks': `ه${'\u0651\u064e\u0650\u0670'.repeat(40)} z${'\u0300\u0316'.repeat(60)}`,
  'emoji of several code points': '👩🏽‍🚀👨‍👩‍👧‍👦🇵🇸🏳️‍🌈❤️‍🔥'.repeat(30),
  'Latin inside Arabic': 'قال (John O’Neil) إن iPhone-17/Pro_Max v2.0 «أفضل»، ثم ABC123 !',
}
