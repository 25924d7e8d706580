import { globSync, readFileSync } from 'node:fs'
import { isValidElement } from 'react'
import { describe, expect, test } from 'vitest'
import { glyphNames, glyphOf, lucideGlyphs } from './glyphs'

type Node = readonly [tag: string, attributes: Record<string, string>]

/** The drawing of an icon in the installed lucide-react, by its name or its alias. */
async function fromLucide(name: string): Promise<string> {
  const module: { default: { render?: (props: object, ref: null) => unknown } } = await import(
    `../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`
  )
  const element = module.default.render?.({}, null)
  if (!isValidElement<{ icon: { node: readonly Node[] } }>(element)) throw new Error(`no ${name}`)
  return element.props.icon.node
    .map(([tag, { key: _, ...attributes }]) => {
      const pairs = Object.entries(attributes).map(
        ([attribute, value]) => `${attribute}="${value}"`,
      )
      return `<${tag} ${pairs.join(' ')}/>`
    })
    .join('')
}

describe('glyphs of the placeholders', () => {
  test('are those of the installed lucide-react', async () => {
    for (const [name, drawing] of Object.entries(lucideGlyphs)) {
      expect(drawing, name).toBe(await fromLucide(name))
    }
  })

  test('have names that the address can carry as they are', () => {
    for (const name of glyphNames) expect(name).toMatch(/^[a-z0-9-]+$/)
  })

  test('draw every glyph that the app names', () => {
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
