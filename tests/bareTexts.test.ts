import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

// A browser that translates the page puts each text node into elements of its own, behind React's back. A text that
// is the only child of its element can change and go afterwards: React sets the content of the element. A text node
// beside other children cannot: React then looks for a node that has moved, and fails or changes what nobody sees.

type Node = { type: string; start: number; [key: string]: unknown }

/** Props and calls that give elements, not texts. */
const ELEMENTS =
  /^(?:actions?|after|all|badge|before|button|cell|children|cloneElement|createPortal|filterBar|filters|groups|handle|head|map|mark|move|picture|placeholder|render|sign|tools)$/
/** MUI puts the children of these beside others. */
const WITH_SIBLINGS = /^(?:Button|ButtonLink|MenuItem|MenuItemLink)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const part = (node: Node, key: string): Node | undefined => {
  const value = node[key]
  return isNode(value) ? value : undefined
}
const parts = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The name of a tag, or the last one of `a.b(c)`. */
function nameOf(node: Node | undefined): string {
  if (!node) return ''
  if (typeof node.name === 'string') return node.name
  const inner = ['property', 'callee', 'expression', 'name'].map((key) => part(node, key))
  return nameOf(inner.find(Boolean))
}

/** Whether an expression may be a text that changes or goes; `elements` are the names of variables that are none. */
function isText(node: Node | undefined, elements: readonly unknown[]): boolean {
  const isPartText = (key: string) => isText(part(node ?? NOTHING, key), elements)
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== ''
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true
    case 'ConditionalExpression':
      return isPartText('consequent') || isPartText('alternate')
    case 'LogicalExpression':
      return isPartText('right') || (node.operator !== '&&' && isPartText('left'))
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return isPartText('expression')
    case 'Identifier':
      return !['undefined', ...elements].includes(node.name) && !ELEMENTS.test(nameOf(node))
    case 'MemberExpression':
      return !ELEMENTS.test(nameOf(node))
    case 'CallExpression':
      // A part of a list of elements, not of a text.
      if (elements.includes(nameOf(part(part(node, 'callee') ?? NOTHING, 'object')))) return false
      return !ELEMENTS.test(nameOf(node))
    default:
      return false
  }
}

const NOTHING: Node = { type: '', start: 0 }
const expressionIn = (child: Node) =>
  child.type === 'JSXExpressionContainer' ? part(child, 'expression') : undefined
const isWritten = (child: Node) =>
  (child.type === 'JSXText' || expressionIn(child)?.type === 'Literal') &&
  String((expressionIn(child) ?? child).value).trim() !== ''
const isSpace = (child: Node) => child.type === 'JSXText' && /^\s*$/.test(String(child.value))

/** The places in a source where a text that changes or goes has no element of its own. */
function bareTexts(source: string): string[] {
  const { program } = parseSync('source.tsx', source)
  const elements = [...source.matchAll(/const (\w+) = (?:\(?\s*<|[\w.]+\.map\()/g)].map(
    ([, name]) => name,
  )
  const buttons = [...source.matchAll(/const (\w+) = styled\((\w+)\)/g)].filter(([, , of = '']) =>
    WITH_SIBLINGS.test(of),
  )
  const hasSiblings = (tag: string) =>
    WITH_SIBLINGS.test(tag) || buttons.some(([, name]) => name === tag)
  const found: Node[] = []
  const tagOf = (node: Node) => nameOf(part(node, 'openingElement'))

  /** The buttons with a written text among what an expression shows. */
  function buttonsIn(node: Node | undefined): Node[] {
    if (node?.type === 'ParenthesizedExpression') return buttonsIn(part(node, 'expression'))
    if (node?.type === 'JSXFragment') return parts(node).flatMap(buttonsIn)
    const isButton = node?.type === 'JSXElement' && hasSiblings(tagOf(node))
    return isButton && parts(node).some(isWritten) ? [node] : []
  }
  /** React makes one button of another that is shown in its place, and its text would stay. */
  function noteAlternatives(shown: readonly (Node | undefined)[]) {
    const buttons = shown.map(buttonsIn)
    const isInOther = (own: readonly Node[], tag: string) =>
      buttons.some((others) => others !== own && others.some((other) => tagOf(other) === tag))
    for (const own of buttons) found.push(...own.filter((one) => isInOther(own, tagOf(one))))
  }
  const returnsIn = (node: Node): (Node | undefined)[] =>
    parts(node).flatMap((child) => {
      if (child.type === 'ReturnStatement') return [part(child, 'argument')]
      return /Function/.test(child.type) ? [] : returnsIn(child)
    })

  function visit(node: Node, owner = '') {
    if (node.type === 'FunctionDeclaration') owner = nameOf(part(node, 'id'))
    if (/Function/.test(node.type)) noteAlternatives(returnsIn(node))
    if (node.type === 'ConditionalExpression')
      noteAlternatives([part(node, 'consequent'), part(node, 'alternate')])
    // What a component returns is often beside others.
    const returned = node.type === 'ReturnStatement' ? part(node, 'argument') : undefined
    if (/^[A-Z]/.test(owner) && isText(returned, elements)) found.push(node)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = parts({ ...node, openingElement: null, closingElement: null })
        .filter((child) => !/^JSX(?:Opening|Closing)Fragment$/.test(child.type))
        .filter((child) => !isSpace(child) && expressionIn(child)?.type !== 'JSXEmptyExpression')
      const opening = part(node, 'openingElement')
      const isFragment = !opening || nameOf(part(opening, 'name')) === 'Fragment'
      const isShared = isFragment || children.length > 1 || hasSiblings(nameOf(opening))
      for (const [index, child] of children.entries()) {
        const expression = expressionIn(child)
        const isChanging = expression?.type !== 'Literal' && isText(expression, elements)
        // An element that comes and goes is inserted before the text that follows it.
        const follows = children.slice(0, index).some((earlier) => {
          const type = expressionIn(earlier)?.type
          return type && type !== 'Literal'
        })
        if (isShared && (isChanging || (isWritten(child) && (isFragment || follows))))
          found.push(child)
      }
    }
    for (const child of parts(node)) visit(child, /Arrow|FunctionExp/.test(node.type) ? '' : owner)
  }

  visit(program as unknown as Node)
  return found.map(({ start }) => `line ${source.slice(0, start).split('\n').length}`)
}

describe('a text that changes or goes has an element of its own', () => {
  test.each([
    ['a count beside its noun', '<p><b />{count}</p>'],
    ['a state beside an icon', '<li><Icon />{busy ? "جارٍ الإرسال…" : "إرسال"}</li>'],
    ['a state in a button', '<Button>{busy ? "جارٍ الإرسال…" : "إرسال"}</Button>'],
    ['a state in a button of another name', 'const Go = styled(Button)({})\n;<Go>{label}</Go>'],
    ['a text that comes and goes', '<p><b>اسم</b>{isLast && " الأخير"}</p>'],
    ['a text that becomes an element', '<p><b />{link ? <a href={link}>{name}</a> : name}</p>'],
    ['a part of a text', '<p>{hasDraft && <Mark />}{message.slice(0, 160)}</p>'],
    ['a text after what comes and goes', '<p>{isNew && <b>جديد</b>} خبر</p>'],
    ['a component that gives a text', 'function Source() { return isOn ? <b>{name}</b> : name }'],
    ['a fragment that comes and goes', '<p><b />{day && <> · <time>{day}</time></>}</p>'],
  ])('%s is found', (_, source) => {
    expect(bareTexts(source)).toHaveLength(1)
  })

  test('two buttons that are shown in turn are found', () => {
    const [stop, start] = ['<><b /><Button>إيقاف</Button></>', '<Button>بدء</Button>']
    expect(bareTexts(`<p>{isOn ? ${stop} : (${start})}</p>`)).toHaveLength(2)
    expect(bareTexts(`<p>{() => { if (isOn) return ${stop}; return ${start} }}</p>`)).toHaveLength(
      2,
    )
  })

  test.each([
    '<p>{isOn ? <Button>إيقاف</Button> : <ButtonLink>بدء</ButtonLink>}</p>',
    '<p>{count + " نتيجة"}</p>',
    '<p>{isLast ? "الأخير" : <b>لا</b>}</p>',
    '<p>اخترت <bdi>{count}</bdi> من <bdi>{all}</bdi>.</p>',
    '<Button startIcon={<Icon />}><span>{label}</span></Button>',
    '<div><Icon />{children}{list.map((item) => <b key={item}>{item}</b>)}</div>',
  ])('%s is right', (source) => {
    expect(bareTexts(source)).toEqual([])
  })

  const files = globSync('{src,mocks}/**/*.tsx').filter(
    (file) => !/\.(?:stories|test|guide|storyHelpers)\b/.test(file),
  )
  test('the sources have none', () => {
    expect(files.length).toBeGreaterThan(400)
    const found = files.flatMap((file) =>
      bareTexts(readFileSync(file, 'utf8')).map((place) => `${file}, ${place}`),
    )
    expect(found).toEqual([])
  })
})
