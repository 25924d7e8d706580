import { budgets } from '../../../tests/budgets'
import preview from '../../preview'

/** ميزانية التحميل */
const meta = preview.meta({
  title: 'Developers/Budgets',
  parameters: { layout: 'padded' },
})

/** What a first visit may load; `npm test` checks the production build against these limits. */
export const FirstVisit = meta.story({
  render: () => (
    <>
      <h1>ميزانية الزيارة الأولى</h1>
      <p>
        أقصى ما تحمّله كل شاشة قبل أن تستجيب، والبرامج بالكيلوبايت بعد ضغط gzip. ملفات الصفحة هي التي
        يسميها ملفها، وتزيد عليها الطلبات بما في أول الشاشة من صور ونداءات. والعمود الأخير لبرامج ما
        قد يُضغط، وتُحمّل والمتصفح خامل. تجاوز الحد يوقف الاختبارات.
      </p>
      <table
        style={{
          borderSpacing: '12px 8px',
          marginInlineStart: -12,
          textAlign: 'start',
          overflowWrap: 'normal',
        }}
      >
        <thead>
          <tr>
            {['العنوان', 'البرامج', 'ملفات الصفحة', 'عدد الطلبات', 'ما يُحمّل بعد ذلك'].map(
              (head) => (
                <th key={head} scope="col" style={{ textAlign: 'start' }}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {budgets.map(({ path, scriptKb, files, requests, quietKb }) => (
            <tr key={path}>
              <th scope="row" style={{ textAlign: 'start' }}>
                <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
                  {path}
                </bdi>
              </th>
              <td>{scriptKb}</td>
              <td>{files}</td>
              <td>{requests}</td>
              <td>{quietKb}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  ),
})
