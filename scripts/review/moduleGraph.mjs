import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const ALIASES = /** @type {const} */ ([
  ['@/', 'src/'],
  ['@mocks/', 'mocks/'],
  ['#.storybook/', '.storybook/'],
])
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
const CODE = /\.(tsx?|mjs)$/
/** The list of all routes: a story of a screen reaches its own route only (`routesOf` in plan.mjs). */
const ROUTE_TREE = 'src/routeTree.gen.ts'

/** What a page that counts the uses of tokens reaches of a file: not its content, only which tokens it uses. */
const USES = ': uses of tokens'

/** @typedef {{ hash: string, imports: string[], text: string }} Module */
/** @typedef {Pick<typeof import('../../.storybook/tokens/tokenUses'), 'countedFiles' | 'tokensIn'>} TokenUses */

/**
 * The modules of one checkout and what they import, read from the sources with the bundler's parser. Types are left
 * out, and so are packages: the lock file decides about those.
 * @param {string} root @param {TokenUses} tokenUses
 */
export function moduleGraph(root, { countedFiles, tokensIn }) {
  /** @type {Map<string, Module>} */
  const modules = new Map()

  /** @param {string} file from the root @returns {Module} */
  function moduleOf(file) {
    const known = modules.get(file)
    if (known) return known
    const bytes = readFileSync(path.join(root, fileOf(file)))
    if (file.endsWith(USES)) {
      const uses = { hash: JSON.stringify(tokensIn(bytes.toString())), imports: [], text: '' }
      modules.set(file, uses)
      return uses
    }
    const text = CODE.test(file) ? bytes.toString() : ''
    const module = {
      hash: createHash('sha256').update(bytes).digest('hex'),
      imports: importsOf(root, file, text || bytes.toString()),
      text,
    }
    if (text.includes("from 'virtual:token-uses'"))
      module.imports.push(...countedFiles(root).map((one) => one.replaceAll('\\', '/') + USES))
    modules.set(file, module)
    return module
  }

  /** @param {readonly string[]} entries @returns {Map<string, string>} each reached file with the hash of its content */
  function reach(entries) {
    /** @type {Map<string, string>} */
    const reached = new Map()
    const waiting = entries.filter((file) => existsSync(path.join(root, file)))
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (reached.has(file)) continue
      const { hash, imports } = moduleOf(file)
      reached.set(file, hash)
      if (file !== ROUTE_TREE) waiting.push(...imports)
    }
    return reached
  }

  return { reach, textOf: (/** @type {string} */ file) => moduleOf(file).text }
}

/** The file that a member of the graph is about. @param {string} member */
export const fileOf = (member) => member.replace(USES, '')

/** @param {string} root @param {string} file @param {string} text @returns {string[]} the files of this checkout */
function importsOf(root, file, text) {
  if (file.endsWith('.css')) {
    const found = text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)
    return Array.from(found, ([, target = '']) => resolve(root, file, target)).flat()
  }
  if (!CODE.test(file)) return []
  const { module } = parseSync(file, text)
  const names = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
    ...Array.from(
      text.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g),
      ([, name = '']) => name,
    ),
  ]
  const patterns = Array.from(
    text.matchAll(/import\.meta\.glob\(\s*'([^']+)'/g),
    ([, name = '']) => name,
  )
  return [
    ...names.flatMap((name) => resolve(root, file, name)),
    // Only the list of the files: what is in them concerns whoever loads them.
    ...patterns.flatMap((pattern) => globbed(root, file, pattern)),
  ]
}

/** @param {string} root @param {string} file @param {string} name @returns {string[]} nothing for a package */
function resolve(root, file, name) {
  const clean = name.replace(/\?.*$/, '')
  const alias = ALIASES.find(([start]) => clean.startsWith(start))
  if (!alias && !clean.startsWith('.')) return []
  const stem = alias
    ? alias[1] + clean.slice(alias[0].length)
    : path.posix.join(path.posix.dirname(file), clean)
  const found = ENDINGS.map((ending) => stem + ending).find((one) => isFile(path.join(root, one)))
  return found ? [found] : []
}

/** @param {string} root @param {string} file @param {string} pattern @returns {string[]} */
function globbed(root, file, pattern) {
  if (pattern.includes('.stories.')) return []
  return globSync(path.posix.join(path.posix.dirname(file), pattern), { cwd: root })
}

/** @param {string} file */
const isFile = (file) => existsSync(file) && statSync(file).isFile()
