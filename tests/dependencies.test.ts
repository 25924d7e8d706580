import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependencies } from './dependencies'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const installed = read('package.json')
const packages = { ...installed.dependencies, ...installed.devDependencies }

test('every package has a reason, and every reason has a package', () => {
  expect(Object.keys(dependencies).sort()).toEqual(Object.keys(packages).sort())
})

test('every package is installed in its pinned version, under the listed licence', () => {
  for (const [name, { licence }] of Object.entries(dependencies)) {
    const { version, license } = read(`node_modules/${name}/package.json`)
    expect
      .soft({ name, version, licence: license })
      .toEqual({ name, version: packages[name], licence })
  }
})
