import { budgets } from '../../../tests/budgets'
import preview from '../../preview'
import { wholeCanvas } from '../../wholeCanvas'

const meta = preview.meta({
  title: 'Foundations/Budgets',
  parameters: { ...wholeCanvas, layout: 'padded' },
})

const between = ([floor, ceiling]: readonly [number, number]) => `${floor}–${ceiling}`

/** What a first visit may load; `npm test` checks the production build against these limits. */
export const FirstVisit = meta.story({
  render: () => (
    <>
      <h1>ميزانية الزيارة الأولى</h1>
      <p>
        من الحد الأدنى إلى الأعلى، بالكيلوبايت بعد ضغط gzip. تجاوز الأعلى يوقف الاختبارات، والنزول
        تحت الأدنى مكسب يُثبَّت بخفض الحدين معًا.
      </p>
      <table style={{ borderSpacing: '24px 8px', marginInlineStart: -24, textAlign: 'start' }}>
        <thead>
          <tr>
            {['العنوان', 'البرامج', 'الصفحة والأنماط', 'عدد الطلبات'].map((head) => (
              <th key={head} scope="col" style={{ textAlign: 'start' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {budgets.map(({ path, ...ranges }) => (
            <tr key={path}>
              <th scope="row" style={{ textAlign: 'start' }}>
                <bdi dir="ltr">{path}</bdi>
              </th>
              {(['scriptKb', 'htmlKb', 'requests'] as const).map((measure) => (
                <td key={measure}>
                  <bdi dir="ltr">{between(ranges[measure])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  ),
})
