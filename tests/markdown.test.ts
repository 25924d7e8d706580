import { expect, test } from 'vitest'
import { markdownTables, type Node, referenceIds, withoutExpressions } from '../.storybook/markdown'

const text = (value: string): Node => ({ type: 'text', value })
const code = (value: string): Node => ({ type: 'inlineCode', value })
const page = (...children: Node[]): Node => ({ type: 'root', children })
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children })

test('a paragraph with table syntax becomes a table; code may contain a bar', () => {
  const tree = page(
    paragraph(text('Before | after')),
    paragraph(
      text('| Route | Screen |\n| --- | ---: |\n| '),
      code('/a|b'),
      text(' or more | The **first** |\n| '),
      code('/'),
      text(' | |'),
    ),
  )
  markdownTables()(tree)
  const [plain, table] = tree.children ?? []
  // Unchanged, also without an empty `children`: mdast recognises leaves by its absence.
  expect(plain).toStrictEqual(paragraph(text('Before | after')))
  expect(table).toMatchObject({ type: 'table', align: [null, 'right'] })
  const rows = table?.children?.map(({ children = [] }) => children.map((cell) => cell.children))
  expect(rows).toEqual([
    [[text('Route')], [text('Screen')]],
    [[text(''), code('/a|b'), text(' or more')], [text('The **first**')]],
    [[text(''), code('/'), text('')], [text('')]],
  ])
})

test('a row with too few cells throws an error that shows the row', () => {
  const tree = page(paragraph(text('| a | b |\n| --- | --- |\n| alone |')))
  expect(() => markdownTables()(tree)).toThrow('«| alone |»')
})

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
