import { expect, test } from 'vitest'
import { type Node, referenceIds, withoutExpressions } from '../.storybook/markdown'

const text = (value: string): Node => ({ type: 'text', value })
const code = (value: string): Node => ({ type: 'inlineCode', value })
const page = (...children: Node[]): Node => ({ type: 'root', children })
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children })

test('a heading that begins with a reference gets it as its id', () => {
  const heading = (value: string): Node => ({ type: 'heading', children: [text(value)] })
  const tree = page(heading('D-9a. Search params'), heading('§4 States'), heading('Dates'))
  referenceIds()(tree)
  expect(tree.children?.map(({ data }) => data?.hProperties?.id)).toEqual(['D-9a', '§4', undefined])
})

test('a page with braces outside of code is not built', () => {
  const expression = page(paragraph(text('news of '), { type: 'mdxTextExpression', value: 'name' }))
  expect(() => withoutExpressions()(expression)).toThrow('`{name}`')
  expect(() => withoutExpressions()(page(paragraph(code('{name}'))))).not.toThrow()
})
