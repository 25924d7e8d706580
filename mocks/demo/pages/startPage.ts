import { situationPath, situations } from '@mocks/demo/situations'
import { tours } from '@mocks/demo/tours/list'
import { type ScreenArea, screenAreas, screens } from '@/content/screens'
import { formatCalendarDay } from '@/lib/dates'
import { escapeHtml } from '@/lib/escapeHtml'
import { SITE_NAME } from '@/lib/pageTitle'
import { documentOf } from './document'
import { card, cards, DOORS, section } from './startParts'
import { startStyles } from './startStyles'

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
<section id="own" hidden><h2>مواقفي</h2><p class="muted">أبقيتها من لوحة التجربة، في هذا المتصفح.</p><ul class="cards"></ul></section>
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
