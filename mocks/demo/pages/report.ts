import { prettyJson } from '@mocks/demo/prettyJson'
import { captionOf } from '@mocks/demo/session/captions'
import { callLine } from '@mocks/demo/session/compare'
import type { ConsoleLine } from '@mocks/demo/session/consoleLog'
import { REPORT_DATA } from '@mocks/demo/session/readFile'
import type { RecordedCall, Tour } from '@mocks/demo/session/recording'
import { formatCalendarDay } from '@/lib/dates'
import { escapeHtml } from '@/lib/escapeHtml'
import { excerpt } from '@/lib/excerpt'
import { localDay } from '@/lib/localDay'
import { pageStyles } from './pageStyles'
import { reportStyles } from './reportStyles'

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
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>مدار: ${escapeHtml(title)}</title>
<style>${pageStyles}${reportStyles}</style>
</head>
<body>
<main>
<p class="muted">تقرير عن مشكلة في مدار · <time datetime="${escapeHtml(tour.start.at)}">${formatCalendarDay(localDay(new Date(tour.start.at)))}، ${clock(tour, lastAt(tour))}</time> · <bdi>${escapeHtml(tour.build)}</bdi></p>
<h1>${escapeHtml(title)}</h1>
<p class="muted">الموضع: ${escapeHtml(place)}</p>
<div class="actions">
<a class="button main" href="${escapeHtml(report.momentHref)}">افتح العرض في تلك اللحظة</a>
<a class="button" href="${escapeHtml(report.tourHref)}">أعد الخطوات</a>
</div>
<p class="muted"><small>إن لم يصل الرابط إلى العرض فاسحب هذا الملف إلى أي صفحة منه.</small></p>
<p class="muted paper"><small>من النصوص الطويلة بدايتها، وتمامها في الملف.</small></p>
${section(`الخطوات (${tour.steps.length})`, stepList(tour))}
${section(`الطلبات (${tour.calls.length})`, callList(tour.calls))}
${section(`سجل المتصفح (${report.console.length})`, consoleList(report.console))}
${section('البيانات قبلها وبعدها', changeList(changes) + rawData(tour))}
${section('البيئة', `<dl class="card">${environment.map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`).join('')}</dl>`)}
</main>
<script type="application/json" id="${REPORT_DATA}">${JSON.stringify(tour).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}

const section = (title: string, content: string) =>
  `<section><h2>${escapeHtml(title)}</h2>${content}</section>`

const empty = (text: string) => `<p class="muted">${text}</p>`

const lastAt = ({ steps }: Tour) => steps.at(-1)?.at ?? 0

/** The clock time of a step: «09:45:12». */
function clock({ start }: Tour, at: number): string {
  const date = new Date(Date.parse(start.at) + at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

function stepList(tour: Tour): string {
  const first = `<li><time>${clock(tour, 0)}</time><div>على الشاشة <bdi>${escapeHtml(tour.start.address)}</bdi></div></li>`
  const steps = tour.steps.map((step, index) => {
    const before = tour.steps[index - 1]?.seen
    const seen = (['dialog', 'alert'] as const)
      .filter((part) => step.seen?.[part] && step.seen[part] !== before?.[part])
      .map((part) => `«${step.seen?.[part]}»`)
    return `<li><time>${clock(tour, step.at)}</time><div>${escapeHtml(captionOf(step))}${seen.length > 0 ? `<br><small class="muted">ظهر: ${escapeHtml(seen.join('، '))}</small>` : ''}</div></li>`
  })
  return `<ol class="card rows steps">${first}${steps.join('')}</ol>`
}

function callList(calls: readonly RecordedCall[]): string {
  if (calls.length === 0) return empty('لم يُرسل أي طلب.')
  const rows = calls.map((call) => {
    const isBad = call.outcome === 'noAnswer' || call.outcome >= 400
    return `<li>${fold(`<bdi dir="ltr"${isBad ? ' class="bad"' : ''}>${escapeHtml(callLine(call))}</bdi>`, body('الطلب', call.request) + body('الرد', call.response))}</li>`
  })
  return `<ol class="card rows">${rows.join('')}</ol>`
}

const fold = (summary: string, content: string) =>
  `<details><summary>${summary}</summary>${content}</details>`

const code = (text: string) => `<pre dir="ltr" tabindex="0">${escapeHtml(text)}</pre>`

const body = (title: string, text: string | null) =>
  `<p class="muted"><small>${title}${text === null ? ': بلا محتوى' : ''}</small></p>${text === null ? '' : code(prettyJson(text))}`

const LEVELS: Record<ConsoleLine['level'], { name: string; tone: string }> = {
  error: { name: 'خطأ', tone: 'bad' },
  warn: { name: 'تحذير', tone: 'warn' },
  info: { name: 'معلومة', tone: 'muted' },
  log: { name: 'سطر', tone: 'muted' },
}
/** A line that is longer, as an error with its stack, is folded. */
const LONGEST_LINE = 160

function consoleList(lines: readonly ConsoleLine[]): string {
  if (lines.length === 0) return empty('لم يُكتب فيه شيء منذ بدأ التسجيل.')
  const rows = lines.map(({ level, text }) => {
    const { name, tone } = LEVELS[level]
    const label = `<small class="${tone}">${name}</small>`
    const [first = ''] = text.split('\n')
    const line = `${label} <bdi dir="ltr">${escapeHtml(excerpt(first, LONGEST_LINE))}</bdi>`
    return `<li>${text.length > LONGEST_LINE || text !== first ? fold(line, code(text)) : line}</li>`
  })
  return `<ol class="card rows">${rows.join('')}</ol>`
}

function changeList(changes: Report['changes']): string {
  if (changes.length === 0) return empty('لم يتغير فيها شيء.')
  const rows = changes.map(
    ({ title, items, hasMoved }) =>
      `<li><strong>${escapeHtml(title)}</strong><ul>${items.map(changedItem).join('')}${hasMoved ? '<li>وتغيّر الترتيب.</li>' : ''}</ul></li>`,
  )
  return `<ul class="card rows changes">${rows.join('')}</ul>`
}

const changedItem = ({ text, fields }: Change['items'][number]) =>
  `<li>${escapeHtml(text)}${fields
    .map(
      ({ name, before, after }) =>
        `<div><span class="muted">${escapeHtml(name)}:</span> <del>${escapeHtml(before)}</del> ← <ins>${escapeHtml(after)}</ins></div>`,
    )
    .join('')}</li>`

const rawData = ({ start, end }: Tour) =>
  `<div class="raw">${fold('النص المحفوظ قبلها', code(savedText(start.data)))}${fold('النص المحفوظ بعدها', code(savedText(end.data)))}</div>`

/** The lists by their names. What ships is not stored, so it is not here. */
const savedText = (data: Tour['start']['data']): string =>
  Object.entries(data)
    .map(([name, text]) => `${name}: ${prettyJson(text)}`)
    .join('\n\n') || 'لا شيء: البيانات كما هي في الأصل.'
