import { prettyBody } from '@mocks/demo/build'
import { captionOf, namedTarget } from '@mocks/demo/format/captions'
import { type Pin, REPORT_DATA, type RecordedCall, type Tour } from '@mocks/demo/format/recording'
import { formatCalendarDay } from '@/lib/dates'
import { escapeHtml } from '@/lib/escapeHtml'
import { isolated, quoted } from '@/lib/isolated'
import { localDay } from '@/lib/localDay'
import { documentOf } from './document'

export type Report = {
  tour: Tour
  pin: Pin
  address: string
  /** the file name of the picture */
  pictureName: string
  errors: readonly string[]
  environment: readonly string[]
  momentHref: string
  tourHref: string
}

/** Returns a report as one HTML file that needs nothing else. The demo opens it, too: it has the tour in it. */
export function reportPage(report: Report): string {
  const { tour } = report
  const { title, start, steps } = tour
  return documentOf({
    title: `مدار: ${title}`,
    styles,
    body: `<main>
<p class="muted">تقرير عن مشكلة في مدار · ${formatCalendarDay(localDay(new Date(start.at)))}، ${clock(tour, steps.at(-1)?.at ?? 0)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="muted">${facts(report).map(escapeHtml).join('<br>')}</p>
<div class="actions">
<a class="button main" href="${escapeHtml(report.momentHref)}">افتح العرض في تلك اللحظة</a>
<a class="button" href="${escapeHtml(report.tourHref)}">أعد الخطوات</a>
</div>
<p class="muted"><small>إن لم يصل الرابط إلى العرض فافتح هذا الملف بزر «افتح» في لوحة التجربة.</small></p>
${report.pin.picture ? `<img class="card" src="${report.pin.picture}" alt="ما كان ظاهرًا">` : ''}
${parts(report).map(htmlOf).join('\n')}
</main>
<script type="application/json" id="${REPORT_DATA}">${JSON.stringify(tour).replaceAll('<', '\\u003c')}</script>`,
  })
}

/** The same for an issue tracker, as Markdown; the picture is a file beside it. */
export const reportText = (report: Report): string =>
  [
    `## ${report.tour.title}`,
    facts(report).join('  \n'),
    ...(report.pin.picture ? [`![الصورة](${report.pictureName})`] : []),
    `[افتح العرض في تلك اللحظة](${report.momentHref})`,
    ...parts(report).flatMap(({ title, lines, html }) => {
      const marked = html ? lines.map((line) => `\`${line.replace(/[\n`]+/g, ' ')}\``) : lines
      return lines.length > 0 ? [`### ${title}`, marked.map((line) => `- ${line}`).join('\n')] : []
    }),
  ].join('\n\n')

/** A list of the report. `html` has the same lines, with more; they are code. */
type Part = { title: string; lines: readonly string[]; html?: readonly string[] }

const parts = ({ tour, errors, environment }: Report): readonly Part[] => [
  { title: 'الخطوات', lines: stepLines(tour) },
  { title: 'الطلبات', lines: tour.calls.map(callLine), html: tour.calls.map(callItem) },
  { title: 'أخطاء المتصفح', lines: errors, html: errors.map(code) },
  { title: 'البيئة', lines: environment },
]

const htmlOf = ({ title, lines, html = lines.map(escapeHtml) }: Part) =>
  `<section><h2>${title} (${lines.length})</h2>${lines.length > 0 ? `<ol class="card rows">${html.map((line) => `<li>${line}</li>`).join('')}</ol>` : ''}</section>`

const facts = ({ pin: { author, target }, address }: Report): string[] => [
  ...(author ? [`كتبه: ${author}`] : []),
  `الموضع: ${namedTarget(target)}`,
  `العنوان: ${isolated(address)}`,
]

const styles = `
main { max-inline-size: 64rem } img { display: block; max-inline-size: 100%; block-size: auto; margin-block-start: 1.5rem } h1, .rows > li { overflow-wrap: anywhere } main > section { margin-block-start: 2rem }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 1.25rem .5rem }
.rows > li { padding: .625rem 1rem } .rows > li + li { border-block-start: 1px solid var(--line) }
summary { cursor: pointer }
bdi[dir=ltr], pre { font: .875rem/1.7 ui-monospace, monospace }
pre { margin: .25rem 0; padding: .75rem; max-block-size: 24rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border-radius: 8px; text-align: left }
.bad { color: var(--bad) }
@media print { :root { color-scheme: light } .actions, .actions + p { display: none } }
`

const clock = ({ start }: Tour, at: number): string =>
  new Date(Date.parse(start.at) + at).toTimeString().slice(0, 8)

function stepLines(tour: Tour): string[] {
  const line = (at: number, text: string) => `${clock(tour, at)} ${text}`
  return [
    line(0, `على الشاشة ${isolated(tour.start.address)}`),
    ...tour.steps.map((step, index) => {
      const before = tour.steps[index - 1]?.seen
      const seen = (['dialog', 'alert'] as const)
        .filter((part) => step.seen?.[part] && step.seen[part] !== before?.[part])
        .map((part) => ` (ظهر: ${quoted(step.seen?.[part] ?? '')})`)
      return line(step.at, captionOf(step) + seen.join(''))
    }),
  ]
}

const code = (text: string) => `<pre dir="ltr" tabindex="0">${escapeHtml(text)}</pre>`

const callLine = ({ method, path, outcome }: RecordedCall) =>
  `${method} ${path} ${outcome === 'noAnswer' ? '×' : outcome}`

function callItem(call: RecordedCall): string {
  const isBad = call.outcome === 'noAnswer' || call.outcome >= 400
  const bodies = [call.request, call.response].map((text) => code(prettyBody(text)))
  return `<details><summary><bdi dir="ltr"${isBad ? ' class="bad"' : ''}>${escapeHtml(callLine(call))}</bdi></summary>${bodies.join('')}</details>`
}
