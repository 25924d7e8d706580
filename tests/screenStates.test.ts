import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createAppRouter } from '@/router'
import { SAME_SCREEN, WAITING, withoutSlash } from '../.storybook/docs/screens/requiredStates'

const src = path.resolve(import.meta.dirname, '../src')
const IMPORT = /(?:from |import\()'(@\/|\.\.?\/)([^']+)'/g
/**
 * Code that waits: a hook of a call, or a dynamic import, but not of what only a browser that saved something loads, or
 * what makes a file after a press of «تصدير».
 */
const WAIT =
  /\buse(?:Query|Mutation)\(|\buse\w+[^{}]*\} from '@\/api\/|\bimport\('(?!@\/saved\/|\.\/publicStores|\.\/followingParts|@\/ui\/toast\/notStored|(?:@\/admin\/export|\.)\/(?:export|save|read)[A-Z])/

/** A part that nobody waits for: it loads before it is needed, or its HTML is there. */
const PRELOADED = /\b(?:lazyWithPreload|lazyChart)(?:<[^(]*>)?\(\s*\(\) =>\s*import\('/g

/** The files of `site` and `admin` that each route imports, by path, without `chrome`, `notFound` and `changeLog`, which waits for nobody. */
const code = new Map(
  Object.values(createAppRouter().routesById)
    .filter(({ children }) => !children)
    .map(({ id, fullPath }) => [
      withoutSlash(fullPath),
      codeOf(path.join(src, 'routes', `${id}${id.endsWith('/') ? 'index' : ''}.tsx`)),
    ]),
)

function codeOf(routeFile: string): string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    for (const [, start = '', rest = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const stem = path.resolve(start === '@/' ? src : path.dirname(file), start.slice(2) + rest)
      const next = [`${stem}.tsx`, `${stem}.ts`].find(existsSync)
      if (
        !next ||
        found.has(next) ||
        !/^(site|admin)\/(?!(chrome|notFound|changeLog)\/|follow\/followingParts)/.test(
          path.relative(src, next),
        )
      )
        continue
      found.add(next)
      follow(next)
    }
  }
  follow(routeFile)
  return [...found]
}

test('§2: requiredStates.ts lists exactly the screens that wait for a call or for code', () => {
  const waiting = [...code].filter(([, files]) =>
    files.some((file) => WAIT.test(readFileSync(file, 'utf8').replace(PRELOADED, ''))),
  )
  expect(waiting.map(([route]) => route).toSorted()).toEqual([...WAITING].toSorted())
})

test.each(Object.entries(SAME_SCREEN))('§2: %s shows the same screen as %s', (other, route) => {
  const own = code.get(other) ?? []
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((file) => !code.get(route)?.includes(file))).toEqual([])
})
