/** Remark plugins for the MDX pages. */

/** The part of a Markdown syntax tree (mdast) that the plugins read and write. */
export type Node = {
  type: string
  value?: string
  children?: Node[]
  data?: { hProperties?: { id: string } }
}

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
export const withoutExpressions = () =>
  function reject({ type, value, children = [] }: Node): void {
    if (type.endsWith('Expression'))
      throw new Error(`Write \`{${value}}\` as code, with backticks: MDX reads it as an expression`)
    children.forEach(reject)
  }

const REFERENCE = /^(?:(?:D|ADR)-\d+[a-z]?|§\d+)/

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('')
