import { expect, test } from 'vitest'
import { chartSvg } from './chartSvg'

const points = [
  { name: 'بحث <الويب>', value: 42, figure: '42%' },
  { name: 'مباشر', value: 21, figure: '21%' },
]
const widths = (svg: string) =>
  [...svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  )

test('the bars are as long as their figures, the largest is orange, and the figures are marked as samples', () => {
  const svg = chartSvg('مصادر الزيارات', 'bars', points)
  const [, first = 0, , second = 0] = widths(svg)
  expect(first).toBeCloseTo(2 * second, 0)
  expect(svg.match(/fill="#c2410c"/g)).toHaveLength(1)
  expect(svg).toContain('أرقام نموذجية')
  expect(svg).toContain('بحث &#60;الويب&#62;')
  for (const { figure } of points) expect(svg).toContain(`>${figure}<`)
})

test('a chart without figures, or of zeros, is a picture too', () => {
  for (const kind of ['bars', 'columns'] as const) {
    expect(chartSvg('لا شيء', kind, [])).toContain('</svg>')
    expect(chartSvg('أصفار', kind, [{ name: 'أ', value: 0, figure: '0' }])).not.toMatch(
      /NaN|Infinity/,
    )
  }
})
