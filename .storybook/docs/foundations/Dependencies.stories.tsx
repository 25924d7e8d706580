import preview from '../../preview'
import { dependencies } from './dependencies'

/** الحزم */
const meta = preview.meta({
  title: 'Developers/Dependencies',
  parameters: { layout: 'padded' },
})

/** Each package with its licence and its reason; `npm test` compares the list with what is installed. */
export const Packages = meta.story({
  render: () => (
    <>
      <h1>الحزم وسبب وجود كل منها</h1>
      <table dir="ltr" style={{ borderSpacing: '24px 8px', textAlign: 'start' }}>
        <thead>
          <tr>
            {['Package', 'Licence', 'Why it is here'].map((head) => (
              <th key={head} scope="col" style={{ textAlign: 'start' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang="en">
          {Object.entries(dependencies).map(([name, { licence, why }]) => (
            <tr key={name} style={{ verticalAlign: 'top' }}>
              <th scope="row" style={{ textAlign: 'start' }}>
                {name}
              </th>
              <td>{licence}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  ),
})
