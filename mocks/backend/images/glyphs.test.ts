import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { glyphNames, glyphOf } from './glyphs'

describe('glyphs of the placeholders', () => {
  test('have names that need no encoding in a URL', () => {
    for (const name of glyphNames) expect(name).toMatch(/^[a-z0-9-]+$/)
  })

  test('include every glyph that the app uses', () => {
    const named = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bglyph(?:: |=)['"]([^'"]+)['"]/g)].map(
        ([, name]) => name,
      ),
    )
    const cards = globSync('src/content/topicPages/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bicon: '([^']+)'/g)].map(([, name]) => name),
    )
    expect(named).toContain('medal')
    expect(cards).toHaveLength(8 * 8)
    named.push(...cards)
    expect(named.filter((name) => !name || !glyphNames.includes(name))).toEqual([])
  })

  test('are found by name only', () => {
    expect(glyphOf('football')).toContain('<circle')
    expect(glyphOf('unicorn')).toBeUndefined()
    expect(glyphOf('hasOwnProperty')).toBeUndefined()
  })
})
