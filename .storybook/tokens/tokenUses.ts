import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:token-uses'

/** The files of the app's code in which uses are counted. @param root the folder with `src` */
export const countedFiles = (root: string): string[] =>
  globSync('src/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (file) => !/theme\/tokens\.ts$|\.(stories|test|storyHelpers)\./.test(file),
  )

/** Counts in how many places of the app's code each colour token is used. @param root the folder with `src` */
export function countTokenUses(root: string): Record<string, number> {
  const uses: Record<string, number> = {}
  for (const file of countedFiles(root)) {
    for (const token of tokensIn(readFileSync(path.join(root, file), 'utf8')))
      uses[token] = (uses[token] ?? 0) + 1
  }
  return uses
}

/** The names of the tokens in a file, once for each use, in the four ways in which the code writes them. */
export function tokensIn(code: string): string[] {
  const all = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, name = '']) => name)
  // Where more contrast gives a variable another value, it is no use of the token.
  const read = all(/\btokens\.(\w+)/g).concat(all(/--mui-palette-tokens-(\w+)\b(?!\s*:)/g))
  // `const { line, ink } = theme.vars.palette.tokens`, then `line`.
  const taken = all(/\{([^{}]*)\} = (?:theme|useTheme\(\))\.vars\.palette\.tokens\b/g).flatMap(
    (list) => list.split(/[\s,]+/),
  )
  const later = taken
    .filter(Boolean)
    .flatMap((name) => all(new RegExp(`\\b(${name})\\b`, 'g')).slice(1))
  // `tokens[TONES[tone][0]]` with `ok: ['okSoft', 'ok']`; a function of the palette with `t.paper`.
  const quoted = code.includes('palette.tokens[') ? all(/'(\w+)'/g) : []
  const passed = code.includes('Record<Token, string>') ? all(/\bt\.(\w+)/g) : []
  return [...read, ...later, ...quoted, ...passed]
}

/** Makes the counts of the build importable: `import { uses } from 'virtual:token-uses'`. */
export const tokenUses = (): Plugin => {
  let root = ''
  return {
    name: 'token-uses',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const uses = ${JSON.stringify(countTokenUses(root))}`
        : undefined,
  }
}
