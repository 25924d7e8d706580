import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

// A browser that translates the page puts each text node into elements of its own, behind React's back. A text that
// is the only child of its element can change and go afterwards: React sets the content of the element. A text node
// beside other children cannot: React then looks for a node that has moved, and fails or changes what nobody sees.
// A plugin of Biome cannot see whether a child has siblings.

type Node = { type: string; start: number; [key: string]: unknown }

/** Props and calls that give elements, not texts. */
const ELEMENTS =
  /^(?:actions?|after|all|badge|before|beside|button|cell|children|cloneElement|createPortal|fieldControls|filterBar|filters|groups|handle|head|map|mark|move|notice|picture|placeholder|render|sign|tools|undefined)$/
/** MUI puts the children of these beside others. */
const WITH_SIBLINGS = /^(?:Button|ButtonLink|MenuItem|MenuItemLink)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const parts = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const part = (node: Node | undefined, key: string): Node | undefined =>
  isNode(node?.[key]) ? node[key] : undefined

/** The name of a tag, or the last one of `a.b(c)`. */
function nameOf(node: Node | undefined): string {
  if (!node || typeof node.name === 'string') return String(node?.name ?? '')
  return nameOf(
    ['property', 'callee', 'expression', 'name'].map((key) => part(node, key)).find(Boolean),
  )
}

/** Whether an expression may be a text that changes or goes; `elements` are the names of variables that are none. */
function isText(node: Node | undefined, elements: readonly string[]): boolean {
  const isAnyText = (...keys: string[]) => keys.some((key) => isText(part(node, key), elements))
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== ''
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true
    case 'ConditionalExpression':
      return isAnyText('consequent', 'alternate')
    case 'LogicalExpression':
      return isAnyText(...(node.operator === '&&' ? ['right'] : ['left', 'right']))
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return isAnyText('expression')
    case 'Identifier':
    case 'MemberExpression':
      return !elements.includes(nameOf(node)) && !ELEMENTS.test(nameOf(node))
    case 'CallExpression':
      // A part of a list of elements, not of a text.
      if (elements.includes(nameOf(part(part(node, 'callee'), 'object')))) return false
      return !ELEMENTS.test(nameOf(node))
    default:
      return false
  }
}

/** The places in a source where a text that changes or goes has no element of its own. */
function bareTexts(source: string): string[] {
  const namesIn = (pattern: RegExp) => Array.from(source.matchAll(pattern), ([, name = '']) => name)
  const elements = namesIn(/const (\w+) = (?:\(?\s*<|[\w.]+\.map\()/g)
  const buttons = namesIn(/const (\w+) = styled\((?:Button|ButtonLink|MenuItem|MenuItemLink)\)/g)
  const found: Node[] = []

  function visit(node: Node, owner = '') {
    if (node.type === 'FunctionDeclaration') owner = nameOf(part(node, 'id'))
    // What a component returns is often beside others.
    const returned = node.type === 'ReturnStatement' ? part(node, 'argument') : undefined
    if (/^[A-Z]/.test(owner) && isText(returned, elements)) found.push(node)
    if (/^JSX(Element|Fragment)$/.test(node.type)) visitChildren(node)
    for (const child of parts(node)) visit(child, /Arrow|FunctionExp/.test(node.type) ? '' : owner)
  }
  function visitChildren(node: Node) {
    const expressionIn = (child: Node) => part(child, 'expression')
    const isWritten = (child: Node) =>
      (child.type === 'JSXText' || expressionIn(child)?.type === 'Literal') &&
      String((expressionIn(child) ?? child).value).trim() !== ''
    const children = (node.children as Node[]).filter(
      (child) =>
        expressionIn(child)?.type !== 'JSXEmptyExpression' &&
        (child.type !== 'JSXText' || isWritten(child)),
    )
    const tag = nameOf(part(part(node, 'openingElement'), 'name'))
    const isFragment = tag === '' || tag === 'Fragment'
    if (!isFragment && children.length < 2 && !WITH_SIBLINGS.test(tag) && !buttons.includes(tag))
      return
    for (const [index, child] of children.entries()) {
      const expression = expressionIn(child)
      const isChanging = expression?.type !== 'Literal' && isText(expression, elements)
      // An element that comes and goes is inserted before the text that follows it.
      const follows = children
        .slice(0, index)
        .some((earlier) => !['Literal', undefined].includes(expressionIn(earlier)?.type))
      if (isChanging || (isWritten(child) && (isFragment || follows))) found.push(child)
    }
  }

  visit(parseSync('source.tsx', source).program as unknown as Node)
  return found.map(({ start }) => `line ${source.slice(0, start).split('\n').length}`)
}

test('a text that changes or goes has an element of its own', () => {
  const files = globSync('{src,mocks}/**/*.tsx').filter(
    (file) => !/\.(?:stories|test|guide|storyHelpers)\b/.test(file),
  )
  const found = files.flatMap((file) =>
    bareTexts(readFileSync(file, 'utf8')).map((place) => `${file}, ${place}`),
  )
  expect(found).toEqual([])
})
