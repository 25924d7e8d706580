import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importTs } from '../importTs.mjs'
import { fileOf, moduleGraph } from './moduleGraph.mjs'

/** What every story depends on besides the modules that it reaches. A change here means that any story may change. */
export const ENVIRONMENT = [
  ...['package-lock.json', 'vite.config.ts', 'tsconfig.json', '.storybook/main.ts'],
  ...['.storybook/preview-head.html', '.storybook/frozenClock.ts', 'scripts/letterPaths.mjs'],
]
const PREVIEW = '.storybook/preview.tsx'
const TOKENS_FILE = 'src/ui/theme/tokens.ts'

/**
 * @typedef {object} FilePlan
 * @property {string} file of the stories
 * @property {string[]} causes the changed modules that its stories reach, the one with the fewest stories first
 * @property {boolean} isNew
 * @property {boolean} onlyVariables only values of tokens differ, and they reach the stories as CSS
 */

/**
 * Finds which story files can look different in two checkouts: those that reach a module with another content. If only
 * values of tokens differ, it is the modules that use one of these tokens.
 * @param {string} base the folder of the approved commit
 * @param {string} present
 */
export async function planReview(base, present) {
  const tokens = await changedTokens(base, present)
  /** @type {typeof import('../../.storybook/tokens/tokenUses')} */
  const tokenUses = await importTs('.storybook/tokens/tokenUses.ts')
  const { tokensIn } = tokenUses
  const before = moduleGraph(base, tokenUses)
  const after = moduleGraph(present, tokenUses)
  const environment = ENVIRONMENT.filter((file) => read(base, file) !== read(present, file))
  /** @type {Map<string, string[]>} */
  const inFile = new Map()
  const usesOf = (/** @type {string} */ file) => {
    const known = inFile.get(file)
    if (known) return known
    const found = isApp(file) ? tokensIn(after.textOf(file) || read(present, file)) : []
    inFile.set(file, found)
    return found
  }
  // A page that counts the uses of tokens shows all of them.
  const usedTokens = (/** @type {Map<string, string>} */ reached, /** @type {string[]} */ names) =>
    names
      .filter((name) =>
        [...reached.keys()].some((one) => one !== fileOf(one) || usesOf(one).includes(name)),
      )
      .map((name) => `${TOKENS_FILE}: ${name}`)
  const files = storyFiles(present)
  /** @type {FilePlan[]} */
  const plans = files.map((file) => {
    if (!existsSync(path.join(base, file)))
      return { file, causes: [file], isNew: true, onlyVariables: false }
    const was = before.reach(entriesOf(before, base, file))
    const is = after.reach(entriesOf(after, present, file))
    const all = new Set([...was.keys(), ...is.keys()])
    const changed = [...all].filter((one) => was.get(one) !== is.get(one))
    const causes = changed.flatMap((one) =>
      one === TOKENS_FILE && tokens ? usedTokens(is, tokens) : [partOf(fileOf(one), changed)],
    )
    const onlyVariables =
      tokens !== undefined &&
      // The pages about the design itself read the values.
      !file.startsWith('.storybook/') &&
      [...environment, ...changed].every((one) => one === TOKENS_FILE)
    return { file, causes: [...new Set([...environment, ...causes])], isNew: false, onlyVariables }
  })
  const counts = new Map()
  for (const { causes } of plans)
    for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1)
  for (const plan of plans) plan.causes.sort((a, b) => counts.get(a) - counts.get(b))
  const gone = storyFiles(base).filter((file) => !files.includes(file))
  return { plans, gone }
}

/** If a part has changed, its own stories, guide and helpers are no cause of their own. @param {string} file @param {readonly string[]} changed */
function partOf(file, changed) {
  const part = file.replace(/\.(stories|guide|storyHelpers)\.tsx?$/, '.tsx')
  return changed.includes(part) ? part : file
}

/** Returns the modules that Storybook loads for the stories of a file. @param {ReturnType<typeof moduleGraph>} graph @param {string} root @param {string} file */
export const entriesOf = (graph, root, file) => [file, PREVIEW, ...routesOf(graph, root, file)]

const isApp = (/** @type {string} */ file) =>
  /^src\/.*\.(tsx?|css)$/.test(file) && file !== TOKENS_FILE

/**
 * Returns the names of the tokens with another value, or nothing if the file differs in more than that.
 * @param {string} base @param {string} present @returns {Promise<string[] | undefined>}
 */
async function changedTokens(base, present) {
  const [was, is] = await Promise.all(
    [base, present].map((root) => importTs(path.join(root, TOKENS_FILE))),
  )
  const constants = (/** @type {typeof is} */ { light, dark, ...others }) =>
    JSON.stringify([others, Object.keys(light), Object.keys(dark)])
  if (constants(was) !== constants(is)) return undefined
  return Object.keys(is.light).filter(
    (name) => was.light[name] !== is.light[name] || was.dark[name] !== is.dark[name],
  )
}

/** @param {string} root */
const storyFiles = (root) =>
  ['src/**/*.stories.tsx', 'mocks/**/*.stories.tsx', '.storybook/docs/**/*.stories.tsx'].flatMap(
    (pattern) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/')),
  )

/**
 * Returns the files of the routes that the stories of a file open: those whose addresses the file or its helpers
 * mention, or all of them if a story goes to another screen (the tag `navigates`; `.storybook/preview.tsx` fails
 * without it).
 * @param {ReturnType<typeof moduleGraph>} graph @param {string} root @param {string} file
 */
function routesOf(graph, root, file) {
  const routes = globSync('src/routes/**/*.tsx', { cwd: root }).map((one) =>
    one.replaceAll('\\', '/'),
  )
  const own = [...graph.reach([file]).keys()].filter(
    (one) => one === file || one.includes('.storyHelpers.'),
  )
  const text = own.map(graph.textOf).join('\n')
  if (text.includes("'navigates'")) return routes
  const addresses = Array.from(
    text.matchAll(/['"`](\/[^'"`?#$\s]*)/g),
    ([, address = '']) => address,
  )
  if (!/\b(route|screen):|\broute\b/.test(text)) return []
  const opened = addresses.flatMap((address) => {
    const matching = routes.filter((one) => patternOf(one).test(address))
    // The router prefers `/contact` to `/$topic`.
    const exact = matching.filter((one) => !one.includes('$'))
    return exact.length > 0 ? exact : matching
  })
  // `src/routes/_site.tsx` is around each route below `src/routes/_site/`, and the root around all.
  const around = routes.filter((one) => opened.some((route) => route.startsWith(folderOf(one))))
  return [...new Set(['src/routes/__root.tsx', ...around, ...opened])]
}

/** @param {string} file of a layout, `admin.tsx` or `admin/route.tsx` */
const folderOf = (file) => `${file.replace(/(\/route)?\.tsx$/, '')}/`

/** `src/routes/_site/countries/$slug/index.tsx` matches `/countries/egypt`. @param {string} file */
function patternOf(file) {
  const parts = file
    .replace(/^src\/routes\//, '')
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((part) => !/^(_.*|index|route)$/.test(part))
    .map((part) =>
      part === '$' ? '.*' : part.startsWith('$') ? '[^/]+' : part.replace(/[^\w-]/g, '.'),
    )
  return new RegExp(`^/${parts.join('/')}/?$`)
}

/** @param {string} root @param {string} file */
const read = (root, file) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : ''
