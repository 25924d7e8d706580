import type { ConsoleLine } from '@mocks/recorder/consoleLog'
import { captionOf } from '@mocks/tour/captions'
import { callLine } from '@mocks/tour/comparable'
import type { RecordedCall, Tour } from '@mocks/tour/recording'
import { REPORT_DATA } from '@mocks/tour/reportData'
import { escapeHtml } from '@/lib/escapeHtml'
import { pageStyles } from './pageStyles'

export type Report = {
  /** what the reporter wrote; may be empty */
  sentence: string
  /** the last two minutes */
  tour: Tour
  /** a picture of the screen as a data URL, if the browser allowed one */
  picture: string | null
  console: readonly ConsoleLine[]
  /** what the two minutes have changed in the data: each list, and its items as sentences */
  changes: readonly { title: string; lines: readonly string[] }[]
  environment: readonly { name: string; value: string }[]
  /** opens the demo as it was at that moment */
  momentHref: string
  /** plays the steps */
  tourHref: string
}

/** Returns a report as one HTML file that needs nothing else. The demo opens it, too: it has the tour in it. */
export function reportPage(report: Report): string {
  const { sentence, tour, picture, environment, changes } = report
  const title = sentence || 'تقرير بلا وصف'
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>مدار: ${escapeHtml(title)}</title>
<style>${pageStyles}
main > section { margin-block-start: 2rem } main > section > h2 { margin-block-end: .75rem }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 1.25rem }
.picture { display: block; inline-size: 100%; border: 1px solid var(--line); border-radius: 12px }
.rows > li { padding: .625rem 1rem; overflow-wrap: anywhere } .rows > li + li { border-block-start: 1px solid var(--line) }
.steps > li { display: grid; grid-template-columns: 4rem minmax(0, 1fr); gap: 0 1rem } .steps time { color: var(--muted); font-size: .8125rem; line-height: 1.7rem; font-variant-numeric: tabular-nums }
summary { cursor: pointer } pre { margin: .5rem 0 0; padding: .75rem; max-block-size: 24rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border-radius: 8px; font: .8125rem/1.6 ui-monospace, monospace }
dl { margin: 0; padding: .5rem 1rem; display: grid; grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr); gap: .25rem 1rem } dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
.bad { color: var(--bad) } .warn { color: var(--warn) }
</style>
</head>
<body>
<main>
<p class="muted">تقرير عن مشكلة في مدار · <time datetime="${escapeHtml(tour.start.at)}">${clock(tour, lastAt(tour))}</time> · <bdi>${escapeHtml(tour.build)}</bdi></p>
<h1>${escapeHtml(title)}</h1>
<div class="actions">
<a class="button main" href="${escapeHtml(report.momentHref)}">افتح العرض في تلك اللحظة</a>
<a class="button" href="${escapeHtml(report.tourHref)}">أعد الخطوات</a>
</div>
<p class="muted"><small>إن لم يصل الرابط إلى العرض فاسحب هذا الملف إلى أي صفحة منه.</small></p>
${picture ? section('الشاشة', `<img class="picture" src="${escapeHtml(picture)}" alt="صورة الشاشة عند كتابة التقرير">`) : ''}
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
    return `<li dir="ltr"><details><summary${isBad ? ' class="bad"' : ''}>${escapeHtml(callLine(call))}</summary>${body('الطلب', call.request)}${body('الرد', call.response)}</details></li>`
  })
  return `<ol class="card rows">${rows.join('')}</ol>`
}

const body = (title: string, text: string | null) =>
  `<div dir="rtl"><small class="muted">${title}${text === null ? ': بلا محتوى' : ''}</small></div>${text === null ? '' : `<pre>${escapeHtml(text)}</pre>`}`

function consoleList(lines: readonly ConsoleLine[]): string {
  if (lines.length === 0) return empty('لم يُكتب فيها شيء منذ بدأ السجل.')
  const tones: Partial<Record<ConsoleLine['level'], string>> = { error: 'bad', warn: 'warn' }
  return `<ol class="card rows" dir="ltr">${lines
    .map(
      ({ level, text }) =>
        `<li class="${tones[level] ?? ''}"><small>${level}</small> ${escapeHtml(text)}</li>`,
    )
    .join('')}</ol>`
}

function changeList(changes: Report['changes']): string {
  if (changes.length === 0) return empty('لم يتغير فيها شيء.')
  return `<ul class="card rows">${changes
    .map(
      ({ title, lines }) =>
        `<li><strong>${escapeHtml(title)}</strong><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul></li>`,
    )
    .join('')}</ul>`
}

const rawData = ({ start, end }: Tour) =>
  [
    ['قبلها', start.data],
    ['بعدها', end.data],
  ]
    .map(
      ([title, data]) =>
        `<details><summary>النص المحفوظ ${title}</summary><pre dir="ltr">${escapeHtml(JSON.stringify(data, null, 2))}</pre></details>`,
    )
    .join('')
