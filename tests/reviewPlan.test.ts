import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { importTs } from '../scripts/importTs.mjs'
import { planReview } from '../scripts/review/plan.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'madar-plan-'))
afterAll(() => rmSync(root, { recursive: true }))

const tokens = (
  line: string,
) => `export const light = { ink: '#000', line: '${line}', rare: '#111' }
export const dark = { ink: '#fff', line: '#222', rare: '#333' }
`
const FILES = {
  '.storybook/preview.tsx': "import '../src/ui/theme/tokens'\n",
  '.storybook/docs/Tokens.stories.tsx': "import uses from 'virtual:token-uses'\n",
  'src/ui/theme/tokens.ts': tokens('#eee'),
  'src/ui/Tooltip.tsx': 'export const colour = (tokens) => tokens.ink\n',
  'src/ui/Tooltip.stories.tsx': "import './Tooltip'\n",
  'src/ui/Badge.tsx': "import './Tooltip'\nexport const colour = (tokens) => tokens.line\n",
  'src/ui/Badge.stories.tsx': "import './Badge'\n",
}
const TOKENS = '.storybook/docs/Tokens.stories.tsx'
const TOOLTIP = 'src/ui/Tooltip.stories.tsx'
const BADGE = 'src/ui/Badge.stories.tsx'

function folder(files: Record<string, string>): string {
  const at = mkdtempSync(path.join(root, 'sources-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(at, file)), { recursive: true })
    writeFileSync(path.join(at, file), text)
  }
  return at
}

/** The cause of each story file that may look different. */
async function causesOf(changed: Partial<typeof FILES>) {
  const { plans } = await planReview(folder(FILES), folder({ ...FILES, ...changed }))
  return Object.fromEntries(
    plans.flatMap(({ file, causes: [cause] }) => (cause ? [[file, cause]] : [])),
  )
}

test('a review groups stories by the part that has changed, and its own stories with it', async () => {
  const found = await causesOf({
    'src/ui/Tooltip.tsx': 'export const colour = (tokens) => [tokens.ink]\n',
    'src/ui/Tooltip.stories.tsx': "import './Tooltip'\n// another step\n",
  })
  expect(found).toEqual({ [TOOLTIP]: 'src/ui/Tooltip.tsx', [BADGE]: 'src/ui/Tooltip.tsx' })
  const onlyStories = await causesOf({
    'src/ui/Tooltip.stories.tsx': "import './Tooltip'\n// other steps\n",
  })
  expect(onlyStories).toEqual({ [TOOLTIP]: TOOLTIP })
})

test('the page of the tokens can change where a file uses tokens in another way', async () => {
  const found = await causesOf({
    'src/ui/Badge.tsx': "import './Tooltip'\nexport const colour = (tokens) => tokens.rare\n",
  })
  expect(found).toEqual({ [BADGE]: 'src/ui/Badge.tsx', [TOKENS]: 'src/ui/Badge.tsx' })
})

test('another value of a token concerns what uses it, and the page of the tokens', async () => {
  const cause = 'src/ui/theme/tokens.ts: line'
  const found = await causesOf({ 'src/ui/theme/tokens.ts': tokens('#ddd') })
  expect(found).toEqual({ [BADGE]: cause, [TOKENS]: cause })
})

test('importing a TypeScript file does not make later builds builds for development', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  await importTs('src/ui/theme/tokens.ts')
  expect(process.env.NODE_ENV).toBe(undefined)
  vi.unstubAllEnvs()
})
