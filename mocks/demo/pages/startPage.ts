import { situationPath, situations } from '@mocks/demo/situations'
import { tours } from '@mocks/demo/tours/list'
import { type ScreenArea, screenAreas, screens } from '@/content/screens'
import { formatCalendarDay } from '@/lib/dates'
import { escapeHtml } from '@/lib/escapeHtml'
import { SITE_NAME } from '@/lib/pageTitle'
import { documentOf } from './document'

export type StartPage = {
  hasStorybook: boolean
  hasPictures: boolean
  fontFaces: string
  script: string
  build: { version: string; commit: string; day: string }
}

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><circle fill="currentColor" cx="15" cy="17" r="3.5"/><path fill="none" stroke="currentColor" stroke-width="2.5" d="M20.2 5.1A13 13 0 1 0 27 11.8"/><circle class="body" cx="25" cy="7" r="4.5"/></svg>'

/** `demo/index.html`. All addresses are relative, for any host and sub-path. */
export function startPage(page: StartPage): string {
  return documentOf({
    title: `${SITE_NAME}: من هنا يبدأ العرض`,
    fontFaces: page.fontFaces,
    styles: startStyles,
    body: `<main>
<header>
<h1>${MARK}<span>${SITE_NAME}</span></h1>
<p class="lead">بوابة أخبار عربية ولوحة إدارتها، تعمل كاملة في متصفحك بلا خادم.</p>
<p class="actions"><a class="button main" href="../?tour=${tours[0].id}">ابدأ جولة</a><a class="button" href="#screens">كل الشاشات</a></p>
</header>
${doors(page)}
${section('جولات', 'تعمل وحدها، وتوقفها متى شئت، وتكمل بيدك. للجولة بيانات من عندها في علامة تبويب واحدة، وبياناتك كما هي.', tourCards())}
${section('مواقف جاهزة', 'يضبط كل موقف الشاشة والبيانات والشبكة والجلسة ما دامت علامة التبويب مفتوحة.', situationCards(page))}
${screenLists()}
${about(page.build)}
</main>
<script>${page.script}</script>`,
  })
}

function doors({ hasStorybook, hasPictures }: StartPage): string {
  const texts = [
    ['../', 'القارئ', 'الأخبار والبحث والحفظ، ورسالة إلى الصحيفة.'],
    ['../admin', 'المحرر', 'رسائل القراء، وترتيب المقاطع والفئات، والأرقام.'],
    ['../storybook/', 'المصمم', 'كل جزء وكل شاشة في كل حالاتها (Storybook).'],
  ] as const
  const all = texts.map(([href, title, text], at) =>
    card({ href, title, text, lead: hasPictures ? DOORS[at] : undefined }),
  )
  const shown = hasStorybook ? all : all.slice(0, 2)
  return `<section aria-label="من أين تبدأ">${cards(shown, 'doors')}</section>`
}

const tourCards = () =>
  cards(tours.map(({ id, title, text }) => card({ href: `../?tour=${id}`, title, text })))

const situationCards = ({ hasPictures }: StartPage) =>
  cards(
    situations.map((situation) =>
      card({
        ...situation,
        href: `..${situationPath(situation)}`,
        lead: hasPictures ? situation.title : undefined,
      }),
    ),
    'situations',
  )

function screenLists(): string {
  const areas = (Object.keys(screenAreas) as ScreenArea[]).map((area) => {
    const own = screens.filter((screen) => screen.area === area)
    const links = own.map(({ path, title }) => card({ href: `..${path}`, title, text: path }))
    return `<details><summary><h3>${screenAreas[area]}</h3> <small>${own.length}</small></summary>${cards(links, 'screens')}</details>`
  })
  return `<section id="screens"><h2>كل الشاشات</h2>${areas.join('')}</section>`
}

const about = ({ version, commit, day }: StartPage['build']) => `<section><h2>عن هذا العرض</h2>
<dl class="about">
<div><dt>لوحة التجربة</dt><dd>يفتحها <kbd dir="ltr">Ctrl</kbd> مع <kbd dir="ltr">\`</kbd>، أو اللسان «تجربة» على الحافة اليسرى لكل شاشة. فيها الشبكة والجلسة والمظهر، وتاريخ كل تغيير والعودة إليه، وتسجيل الجولات، وتقرير المشكلة، ورابط لما تراه.</dd></div>
<div><dt>أين يُحفظ ما تكتبه</dt><dd>في هذا المتصفح وحده: الرسائل وما يحفظه القارئ والمحرر في <bdi dir="ltr">localStorage</bdi>، وتاريخ التغييرات في <bdi dir="ltr">IndexedDB</bdi>. وما يضبطه رابط أو جولة في <bdi dir="ltr">sessionStorage</bdi>، وينتهي بإغلاق علامة التبويب. «إعادة الضبط» في اللوحة تعيد الأصل.</dd></div>
<div><dt>هذه النسخة</dt><dd>الإصدار <bdi dir="ltr">${escapeHtml(version)}</bdi>${commit && `، من <bdi dir="ltr">${escapeHtml(commit)}</bdi>`}، <time datetime="${day}">${formatCalendarDay(day)}</time>.</dd></div>
</dl>
</section>`

/** The size of the pictures in `demo/pictures/`, in px. @public mocks/demo/scripts/demoFolder.ts */
export const PICTURE = { width: 640, height: 400 } as const

/** The screens of the doors; Storybook's shows one that has charts. @public mocks/demo/scripts/demoFolder.ts */
export const DOORS = ['/', '/admin', '/admin/analytics'] as const

/** The file name of a picture of a screen or a situation, without «-light.webp». @public mocks/demo/scripts/demoFolder.ts */
export const pictureName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'home'

function picture(name: string): string {
  const file = (scheme: 'light' | 'dark') =>
    encodeURI(`pictures/${pictureName(name)}-${scheme}.webp`)
  return `<picture><source srcset="${file('dark')}" media="(prefers-color-scheme: dark)"><img src="${file('light')}" width="${PICTURE.width}" height="${PICTURE.height}" alt="" loading="lazy"></picture>`
}

export const section = (title: string, text: string, content: string) =>
  `<section><h2>${escapeHtml(title)}</h2><p class="muted">${escapeHtml(text)}</p>${content}</section>`

export const cards = (all: readonly string[], kind = '') =>
  `<ul class="cards ${kind}">${all.join('')}</ul>`

type Card = { href: string; title: string; text: string; lead?: string | undefined }

/** An address for an attribute: Arabic is encoded, what is encoded already stays. */
const addressOf = (href: string) => escapeHtml(encodeURI(href).replaceAll('%25', '%'))

export const card = ({ href, title, text, lead }: Card): string =>
  `<li><a class="card" href="${addressOf(href)}">${lead ? picture(lead) : ''}<span class="text"><b>${escapeHtml(title)}</b><span>${escapeHtml(text)}</span></span></a></li>`

const startStyles = `
main { padding-block-start: clamp(1.5rem, 5vw, 4rem) }
header { display: grid; justify-items: start; gap: 1rem; margin-block-end: 2.5rem }
h1 { display: flex; align-items: center; gap: .75rem; font-weight: 900; font-size: 2.25rem; line-height: 1.2 }
h1 svg { inline-size: 2.75rem; block-size: 2.75rem } svg .body { fill: var(--bright) }
.lead { font-size: clamp(1.375rem, 2.4vw, 1.75rem); font-weight: 700; line-height: 1.5; max-inline-size: 36rem; text-wrap: balance }
.actions { display: flex; flex-wrap: wrap; gap: 8px }
main > section { margin-block-start: 3rem } main > section > p { margin-block-start: .25rem }
main > section > :is(ul, dl) { margin-block-start: 1rem }
#screens { scroll-margin-block-start: 1rem } #screens summary { padding-block: .75rem; cursor: pointer; border-block-end: 1px solid var(--line) } #screens h3 { display: inline } #screens details[open] > ul { margin-block: 1rem }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)) }
.cards.doors { grid-template-columns: minmax(0, 1fr) }
@media (min-width: 40rem) { .cards.doors { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr) } }
.cards.screens { grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)) }
a.card { display: flex; flex-direction: column; block-size: 100%; overflow: hidden; transition: box-shadow .15s ease-out }
a.card:hover { box-shadow: var(--lift) } a.card:hover b { color: var(--brand) }
a.card picture { display: contents }
a.card img { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 16 / 10; object-fit: cover; object-position: top; border-block-end: 1px solid var(--line); background: var(--sunken) }
.text { display: grid; align-content: start; gap: 2px; padding: 12px 16px 14px }
.text b { display: flex; align-items: center; gap: 8px; font-weight: 700 } .text > span { color: var(--muted); font-size: .875rem; line-height: 1.6 }
.doors .text { padding: 16px 20px 20px } .doors b { font-size: 1.375rem; font-weight: 800 } .doors .text > span { font-size: 1rem }
.cards.screens { gap: 12px } .screens .text { padding: 8px 12px 10px }
@media (max-width: 47.99rem) { .cards.situations { gap: 12px; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)) } .situations .text { padding: 10px 12px 12px } .situations .text > span { font-size: .8125rem } }
@media (min-width: 48rem) { .cards.screens { grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 16px } }
.about { display: grid; gap: 1.5rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)) }
.about dt { font-weight: 700 } .about dd { margin: 0; color: var(--muted); max-inline-size: 70ch }
kbd { display: inline-block; min-inline-size: 1.75em; padding: 0 6px; border: 1px solid var(--line-strong); border-radius: 6px; background: var(--paper); color: var(--ink); font: inherit; font-size: .8125rem; text-align: center }
.situations li:has(button) { display: grid; grid-template-rows: 1fr auto; gap: 8px } .situations li > .button { justify-self: start }
@media (prefers-reduced-motion: reduce) { a.card { transition: none } }
@media print { .actions { display: none } a.card { break-inside: avoid } }
`
