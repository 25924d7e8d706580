/**
 * Remark plugins for the MDX pages. MDX reads CommonMark, which has neither tables nor custom heading ids.
 * `remark-gfm` would add some fifty packages for the tables; delete `markdownTables` when Storybook includes it.
 */

/** The part of a Markdown syntax tree (mdast) that the plugins read and write. */
export type Node = {
  type: string
  value?: string
  children?: Node[]
  align?: (Align | null)[]
  data?: { hProperties?: { id: string } }
}

type Align = 'left' | 'right' | 'center'

/** Turns paragraphs written as GFM tables into tables. @throws {Error} for a row with another number of cells */
export const markdownTables = () => (tree: Node) => replaceTables(tree)

/**
 * Sets the id of each heading that begins with a reference to that reference: `## D-9a. Search params` has the id
 * `D-9a`, `# §4 States` the id `§4`. Storybook sets the ids of all other headings.
 */
export const referenceIds = () => (tree: Node) => {
  for (const node of tree.children ?? []) {
    const id = node.type === 'heading' && REFERENCE.exec(textOf(node))?.[0]
    if (id) node.data = { hProperties: { id } }
  }
}

/**
 * Fails for braces outside of code. MDX reads `{name}` in a text as an expression, and the page then throws an error when
 * it is opened, not when it is built.
 * @throws {Error} with the expression
 */
export const withoutExpressions = () => (tree: Node) => rejectExpressions(tree)

function rejectExpressions({ type, value, children = [] }: Node): void {
  if (type.endsWith('Expression'))
    throw new Error(`Write \`{${value}}\` as code, with backticks: MDX reads it as an expression`)
  children.forEach(rejectExpressions)
}

const REFERENCE = /^(?:(?:D|ADR)-\d+[a-z]?|§\d+)/

const DELIMITER_ROW = /^\|(?: *:?-+:? *\|)+$/

function replaceTables(node: Node): void {
  if (!node.children) return
  node.children = node.children.map((child) => {
    replaceTables(child)
    return (child.type === 'paragraph' && tableFrom(child)) || child
  })
}

function tableFrom(paragraph: Node): Node | null {
  const [head, delimiters, ...body] = linesOf(paragraph)
  if (!head || !delimiters || !DELIMITER_ROW.test(delimiters.map(textOf).join(''))) return null
  const align = cellsOf(delimiters).map((cell) => alignOf(cell.map(textOf).join('')))
  const rows = [head, ...body].map((line) => {
    const cells = cellsOf(line)
    if (cells.length !== align.length)
      throw new Error(
        `A table of ${align.length} columns has the row «${line.map(textOf).join('')}»`,
      )
    const children = cells.map((cell) => ({ type: 'tableCell', children: cell }))
    return { type: 'tableRow', children }
  })
  return { type: 'table', align, children: rows }
}

/** The inline nodes of each line. */
function linesOf({ children = [] }: Node): Node[][] {
  const lines: Node[][] = [[]]
  for (const node of children) {
    const [first = '', ...others] = node.type === 'text' ? (node.value ?? '').split('\n') : ['']
    lines.at(-1)?.push(node.type === 'text' ? { ...node, value: first } : node)
    for (const value of others) lines.push([{ ...node, value }])
  }
  return lines
}

/** The inline nodes of each cell of a line; the line begins and ends with a bar. */
function cellsOf(line: Node[]): Node[][] {
  const cells: Node[][] = [[]]
  for (const node of line) {
    const [first = '', ...others] = node.type === 'text' ? (node.value ?? '').split('|') : ['']
    cells.at(-1)?.push(node.type === 'text' ? { ...node, value: first } : node)
    for (const value of others) cells.push([{ ...node, value }])
  }
  return cells.slice(1, -1).map(trimmed)
}

function trimmed(cell: Node[]): Node[] {
  const last = cell.length - 1
  return cell.map((node, index) => {
    if (node.type !== 'text') return node
    const value = index === 0 ? (node.value ?? '').trimStart() : (node.value ?? '')
    return { ...node, value: index === last ? value.trimEnd() : value }
  })
}

function alignOf(delimiter: string): Align | null {
  const isStart = delimiter.startsWith(':')
  if (delimiter.endsWith(':')) return isStart ? 'center' : 'right'
  return isStart ? 'left' : null
}

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('')
