import { prettyJson } from '@mocks/demo/build'
import { captionOf } from '@mocks/demo/session/captions'
import { callLine } from '@mocks/demo/session/compare'
import type { ConsoleLine } from '@mocks/demo/session/consoleLog'
import { REPORT_DATA } from '@mocks/demo/session/readFile'
import type { RecordedCall, Tour } from '@mocks/demo/session/recording'
import { formatCalendarDay } from '@/lib/dates'
import { escapeHtml } from '@/lib/escapeHtml'
import { localDay } from '@/lib/localDay'
import { documentOf } from './document'

type Change = {
  title: string
  items: readonly {
    text: string
    fields: readonly { name: string; before: string; after: string }[]
  }[]
  /** whether the order changed besides */
  hasMoved: boolean
}

export type Report = {
  /** what the reporter wrote; may be empty */
  sentence: string
  /** the last two minutes */
  tour: Tour
  /** what the reporter has pointed at */
  place: string
  console: readonly ConsoleLine[]
  /** what the two minutes have changed in the data: each list, its items and their fields */
  changes: readonly Change[]
  environment: readonly { name: string; value: string }[]
  /** opens the demo as it was at that moment */
  momentHref: string
  /** plays the steps */
  tourHref: string
}

/** Returns a report as one HTML file that needs nothing else. The demo opens it, too: it has the tour in it. */
export function reportPage(report: Report): string {
  const { sentence, tour, place, environment, changes } = report
  const title = sentence || 'تقرير بلا وصف'
  return documentOf({
    title: `مدار: ${title}`,
    styles,
    body: `<main>
<p class="muted">تقرير عن مشكلة في مدار · <time datetime="${escapeHtml(tour.start.at)}">${formatCalendarDay(localDay(new Date(tour.start.at)))}، ${clock(tour, tour.steps.at(-1)?.at ?? 0)}</time> · <bdi>${escapeHtml(tour.build)}</bdi></p>
<h1>${escapeHtml(title)}</h1>
<p class="muted">الموضع: ${escapeHtml(place)}</p>
<div class="actions">
<a class="button main" href="${escapeHtml(report.momentHref)}">افتح العرض في تلك اللحظة</a>
<a class="button" href="${escapeHtml(report.tourHref)}">أعد الخطوات</a>
</div>
<p class="muted"><small>إن لم يصل الرابط إلى العرض فافتح هذا الملف بزر «افتح» في لوحة التجربة.</small></p>
${section(`الخطوات (${tour.steps.length})`, list(steps(tour)))}
${section(`الطلبات (${tour.calls.length})`, list(tour.calls.map(callItem)) || empty('لم يُرسل أي طلب.'))}
${section(`سجل المتصفح (${report.console.length})`, list(report.console.map(consoleItem)) || empty('لم يُكتب فيه شيء منذ بدأ التسجيل.'))}
${section('البيانات قبلها وبعدها', list(changes.map(changedPlace)) || empty('لم يتغير فيها شيء.'))}
${section('البيئة', list(environment.map(({ name, value }) => `<span class="muted">${escapeHtml(name)}:</span> <bdi>${escapeHtml(value)}</bdi>`)))}
</main>
<script type="application/json" id="${REPORT_DATA}">${JSON.stringify(tour).replaceAll('<', '\\u003c')}</script>`,
  })
}

const styles = `
main { max-inline-size: 64rem } h1, .rows > li { overflow-wrap: anywhere } main > section { margin-block-start: 2rem }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 1.25rem .5rem }
.rows > li { padding: .625rem 1rem } .rows > li + li { border-block-start: 1px solid var(--line) }
summary { cursor: pointer } del { color: var(--muted) } ins { text-decoration: none; font-weight: 700 }
bdi[dir=ltr], pre { font: .875rem/1.7 ui-monospace, monospace }
pre { margin: .25rem 0; padding: .75rem; max-block-size: 24rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border-radius: 8px; text-align: left }
.bad { color: var(--bad) } .warn { color: var(--warn) }
@media print { :root { color-scheme: light } .actions, .actions + p { display: none } }
`

const section = (title: string, content: string) =>
  `<section><h2>${escapeHtml(title)}</h2>${content}</section>`

const empty = (text: string) => `<p class="muted">${text}</p>`

/** Empty without items. */
const list = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<ol class="card rows">${items.map((item) => `<li>${item}</li>`).join('')}</ol>`

/** The clock time of a step: «09:45:12». */
function clock({ start }: Tour, at: number): string {
  const date = new Date(Date.parse(start.at) + at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

function steps(tour: Tour): string[] {
  const line = (at: number, html: string) => `<time class="muted">${clock(tour, at)}</time> ${html}`
  return [
    line(0, `على الشاشة <bdi>${escapeHtml(tour.start.address)}</bdi>`),
    ...tour.steps.map((step, index) => {
      const before = tour.steps[index - 1]?.seen
      const seen = (['dialog', 'alert'] as const)
        .filter((part) => step.seen?.[part] && step.seen[part] !== before?.[part])
        .map((part) => `«${step.seen?.[part]}»`)
      const shown = seen.length > 0 ? ` (ظهر: ${seen.join('، ')})` : ''
      return line(step.at, escapeHtml(captionOf(step) + shown))
    }),
  ]
}

const code = (text: string) => `<pre dir="ltr" tabindex="0">${escapeHtml(text)}</pre>`

const body = (title: string, text: string | null) =>
  `<small class="muted">${title}</small>${text === null ? ' بلا محتوى' : code(prettyJson(text))}`

function callItem(call: RecordedCall): string {
  const isBad = call.outcome === 'noAnswer' || call.outcome >= 400
  return `<details><summary><bdi dir="ltr"${isBad ? ' class="bad"' : ''}>${escapeHtml(callLine(call))}</bdi></summary>${body('الطلب', call.request)}${body('الرد', call.response)}</details>`
}

const LEVELS: Record<ConsoleLine['level'], string> = {
  error: '<small class="bad">خطأ</small>',
  warn: '<small class="warn">تحذير</small>',
  info: '<small class="muted">معلومة</small>',
  log: '<small class="muted">سطر</small>',
}

const consoleItem = ({ level, text }: ConsoleLine) => LEVELS[level] + code(text)

const changedPlace = ({ title, items, hasMoved }: Change) =>
  `<strong>${escapeHtml(title)}</strong>${items.map(changedItem).join('')}${hasMoved ? '<div>وتغيّر الترتيب.</div>' : ''}`

const changedItem = ({ text, fields }: Change['items'][number]) =>
  `<div>${escapeHtml(text)}</div>${fields
    .map(
      ({ name, before, after }) =>
        `<div><span class="muted">${escapeHtml(name)}:</span> <del>${escapeHtml(before)}</del> ← <ins>${escapeHtml(after)}</ins></div>`,
    )
    .join('')}`
