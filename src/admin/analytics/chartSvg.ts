import { escapeHtml } from '@/lib/escapeHtml'
import { light } from '@/ui/theme/tokens'

/** A figure of a chart: its name, its size, and how it is written. */
export type ChartPoint = { name: string; value: number; figure: string }

/** `bars` are horizontal, from the right; `columns` are vertical, for hours. */
export type ChartKind = 'bars' | 'columns'

const WIDTH = 960
const EDGE = 32
const HEAD = 96
const NAMES = 200
const ROW = 44
const BAR = 18
const PLOT = 280

const { ink, muted, paper, track, chart1, chart2 } = light

/**
 * A chart as an SVG of its own, in the light colours, for a document or a presentation. It says that the figures are
 * samples, since a picture is read without its page (D-23).
 */
export function chartSvg(title: string, kind: ChartKind, points: readonly ChartPoint[]): string {
  const most = Math.max(...points.map(({ value }) => value), 0)
  const height = HEAD + EDGE + (kind === 'bars' ? points.length * ROW : PLOT + 28)
  const body = kind === 'bars' ? bars(points, most) : columns(points, most)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" direction="rtl" lang="ar" font-family="Cairo, 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif">
<title>${escapeHtml(title)}</title>
<rect width="${WIDTH}" height="${height}" fill="${paper}"/>
${text(title, WIDTH - EDGE, 44, `font-size="22" font-weight="800" fill="${ink}"`)}
${text('مدار · أرقام نموذجية', WIDTH - EDGE, 72, `font-size="14" fill="${muted}"`)}
${body}
</svg>
`
}

/** Right-to-left text starts at its right end. */
const text = (content: string, x: number, y: number, attributes: string) =>
  `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escapeHtml(content)}</text>`

function bars(points: readonly ChartPoint[], most: number): string {
  const start = WIDTH - EDGE - NAMES
  const length = start - EDGE - 96
  return points
    .map(({ name, value, figure }, index) => {
      const y = HEAD + index * ROW
      const size = most === 0 ? 0 : (value / most) * length
      return [
        text(name, WIDTH - EDGE, y + ROW / 2 + 5, `font-size="16" fill="${ink}"`),
        rect(start - length, y + (ROW - BAR) / 2, length, BAR, track),
        rect(start - size, y + (ROW - BAR) / 2, size, BAR, value === most ? chart1 : chart2),
        text(figure, start - length - 16, y + ROW / 2 + 5, `font-size="16" fill="${ink}"`),
      ].join('\n')
    })
    .join('\n')
}

function columns(points: readonly ChartPoint[], most: number): string {
  const step = (WIDTH - 2 * EDGE) / Math.max(points.length, 1)
  return points
    .map(({ name, value, figure }, index) => {
      const middle = WIDTH - EDGE - (index + 0.5) * step
      const size = most === 0 ? 0 : (value / most) * (PLOT - 28)
      const y = HEAD + PLOT - size
      const isMost = value === most
      return [
        rect(middle - step * 0.32, y, step * 0.64, size, isMost ? chart1 : chart2),
        isMost ? text(figure, middle, y - 8, `${CENTRED} font-size="14" fill="${ink}"`) : '',
        index % 4 === 0
          ? text(name, middle, HEAD + PLOT + 24, `${CENTRED} font-size="13" fill="${muted}"`)
          : '',
      ].join('\n')
    })
    .join('\n')
}

const CENTRED = 'text-anchor="middle"'

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="4" fill="${fill}"/>`

const round = (value: number) => Math.round(value * 10) / 10
