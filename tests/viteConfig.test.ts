import { readFileSync } from 'node:fs'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import configure from '../vite.config'

const devServer: ConfigEnv = { command: 'serve', mode: 'development' }

const PLUGIN = 'without-dependency-maps'
const configOf = configure as (env: ConfigEnv) => UserConfig

/** Returns what the plugin makes of a file: code with an empty source map, or undefined if the file is unchanged. */
function replacedMap(id: string) {
  const { plugins = [] } = configOf(devServer)
  const plugin = plugins.find(
    (one): one is Plugin =>
      typeof one === 'object' && one !== null && 'name' in one && one.name === PLUGIN,
  )
  const transform = plugin?.transform as undefined | ((code: string, id: string) => unknown)
  return transform?.('code', id)
}

afterEach(() => vi.unstubAllEnvs())

test('the dev server serves our source maps, and with DEPENDENCY_MAPS=true those of dependencies', () => {
  const dependency = '/madar/node_modules/.vite/deps/react.js'
  const withoutMap = { code: 'code', map: { mappings: '' } }
  expect(replacedMap(dependency)).toEqual(withoutMap)
  expect(replacedMap('/madar/src/main.tsx')).toBeUndefined()
  vi.stubEnv('DEPENDENCY_MAPS', 'true')
  expect(replacedMap(dependency)).toBeUndefined()
})

const aliases = (): [string, string][] =>
  Object.entries(configOf(devServer).resolve?.alias ?? {}) as [string, string][]

test('the aliases of unusedMuiPart.ts are exactly the names by which MUI and Emotion import the parts', () => {
  const parts = aliases()
    .filter(([, file]) => file.endsWith('unusedMuiPart.ts'))
    .map(([name]) => name)
  const imports = [
    ...['ButtonBase', 'Button', 'IconButton', 'InputBase'].map(
      (name) => `@mui/material/${name}/${name}.mjs`,
    ),
    '@emotion/react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js',
  ].map((file) => readFileSync(`node_modules/${file}`, 'utf8').replaceAll("'", '"'))
  expect(parts).toHaveLength(4)
  for (const name of parts) expect(imports.join('\n')).toContain(`from "${name}"`)
})

test('the alias of publicSuffix.ts is the one import by which msw’s cookie library gets the list of public suffixes', () => {
  const names = aliases()
    .filter(([, file]) => file.endsWith('publicSuffix.ts'))
    .map(([name]) => name)
  const library = readFileSync('node_modules/tough-cookie/dist/index.js', 'utf8')
  expect(library.match(/import .* from "tldts"/g)).toEqual(['import { getDomain } from "tldts"'])
  expect(names).toEqual(['tldts'])
})
