import { escapeHtml } from '@/lib/escapeHtml'
import { type ScreenArea, screenAreas, screens } from '@/screens'
import { scenarios } from './scenarios'

/** The screen that the link of each scenario opens, because most scenarios concern the messages. */
const SHOWN_AT = 'admin/contact-messages'

/**
 * Returns the HTML of the demo folder's start page, `demo/index.html`: a link to each screen and to each
 * scenario. The page needs no script and no worker.
 */
export function startPage(hasStorybook: boolean): string {
  const areaList = (area: ScreenArea) =>
    `<section><h2>${screenAreas[area]}</h2><ul>${screens
      .filter((screen) => screen.area === area)
      .map(({ path, title }) => link(`..${path}`, title, path))
      .join('')}</ul></section>`
  const situations = Object.entries(scenarios).map(([name, { label, description }]) =>
    link(`../${SHOWN_AT}?scenario=${name}`, label, description, 'rtl'),
  )
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>مدار: من هنا يبدأ العرض</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; --ground: #faf8f5; --paper: #fff; --ink: #1c1917; --muted: #57534e; --line: #e7e2dc; --brand: #c2410c }
@media (prefers-color-scheme: dark) { :root { --ground: #12100e; --paper: #1c1917; --ink: #f5f5f4; --muted: #a8a29e; --line: #322d29; --brand: #fb923c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.7 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif }
main { max-inline-size: 1120px; margin-inline: auto; padding: 32px 16px 64px }
h1 { font-size: 36px; line-height: 1.3; margin: 0 } h2 { font-size: 22px; margin: 40px 0 12px }
p { margin: 8px 0 0; color: var(--muted); max-inline-size: 65ch }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr)); gap: 12px }
a { display: block; block-size: 100%; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: inherit; text-decoration: none }
a:hover b { color: var(--brand) } a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
b { display: block } small { color: var(--muted); font-size: 14px; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>مدار</h1>
<p>بوابة أخبار عربية ولوحة إدارتها، تعمل هنا كاملة بلا خادم: ما ترسله يُحفظ في متصفحك وحده. على الحافة اليسرى لكل شاشة لسان صغير، «تجربة»، يفتح لوحة تغيّر حال الشبكة والجلسة والمظهر.</p>
<h2>ابدأ من هنا</h2>
<ul>
${link('../', 'الموقع', 'صفحة البداية كما يراها القارئ', 'rtl')}
${link('../contact', 'اكتب رسالة', 'ثم افتحها في لوحة الإدارة', 'rtl')}
${link('../admin/contact-messages', 'أجب عنها', 'الرسائل كما يراها المحرر', 'rtl')}
${hasStorybook ? link('../storybook/', 'كل جزء وكل شاشة', 'في كل حالاتها، للمراجعة (Storybook)', 'rtl') : ''}
</ul>
${(Object.keys(screenAreas) as ScreenArea[]).map(areaList).join('\n')}
<section><h2>أحوال الشبكة</h2><ul>${situations.join('')}</ul></section>
</main>
</body>
</html>
`
}

const link = (href: string, title: string, detail: string, dir: 'ltr' | 'rtl' = 'ltr') =>
  `<li><a href="${escapeHtml(encodeURI(href))}"><b>${escapeHtml(title)}</b><small dir="${dir}">${escapeHtml(detail)}</small></a></li>`
