import { useGlobals } from 'storybook/preview-api'
import { expect } from 'storybook/test'
import preview from '../../preview'
import { SCHEMES, type Scheme, TOKENS } from '../../tokens/designTokens'
import { changed, decodeChanges, encodeChanges, type TokenChanges } from '../../tokens/tokenChanges'
import { Pairs } from './Pairs'
import { TokenDrop } from './TokenDrop'
import { TokenTable } from './TokenTable'

type Props = {
  scheme: Scheme
  changes: TokenChanges
  onChange: (changes: TokenChanges) => void
}

function Tokens({ scheme, changes, onChange }: Props) {
  return (
    <>
      <h1>رموز التصميم</h1>
      <p style={{ maxInlineSize: '70ch', marginBlockEnd: 16 }}>
        كل لون وظل باسمه وقيمته (متغيّر الرمز <bdi>ink</bdi> في CSS هو{' '}
        <bdi>--palette-tokens-ink</bdi>)، ثم كل زوج مستعمل وتباينه محسوبًا من القيم نفسها. زوج دون
        الحد يوقف الاختبارات.
      </p>
      <TokenDrop scheme={scheme} changes={changes} onChange={onChange} />
      <TokenTable changes={changes} />
      <Pairs scheme="light" colours={changed('light', changes)} />
      <Pairs scheme="dark" colours={changed('dark', changes)} />
    </>
  )
}

// The swatches show the colours of both schemes, so axe’s colour rules do not apply.
/** رموز التصميم */
const meta = preview.meta({
  title: 'Foundations/Tokens',
  parameters: { a11y: { test: 'off' } },
  render: (_, { globals }) => {
    const [, updateGlobals] = useGlobals()
    return (
      <Tokens
        scheme={globals.theme === 'dark' ? 'dark' : 'light'}
        changes={decodeChanges(String(globals.tokens ?? ''))}
        onChange={(changes) => updateGlobals({ tokens: encodeChanges(changes) })}
      />
    )
  },
})

/** Checks that the page's CSS variables have the listed values, unless a dropped file has others. */
async function compareVariables(scheme: Scheme, globals: Record<string, unknown>) {
  if (globals.tokens) return
  const style = getComputedStyle(document.documentElement)
  const listed = TOKENS.map((token) => [token, SCHEMES[scheme][token].replaceAll(', ', ',')])
  const real = TOKENS.map((token) => [
    token,
    style.getPropertyValue(`--palette-tokens-${token}`).trim(),
  ])
  await expect(real).toEqual(listed)
}

export const Colours = meta.story({
  globals: { theme: 'light' },
  play: ({ globals }) => compareVariables('light', globals),
})

export const ColoursDark = meta.story({
  name: 'Colours in the dark scheme',
  globals: { theme: 'dark' },
  play: ({ globals }) => compareVariables('dark', globals),
})
