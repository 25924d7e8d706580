import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  isForced,
  PART_STATES,
  partRows,
  SCREEN_STATES,
  screenRows,
  storiesOnBoards,
} from '../.storybook/board/rows'
import type { PartGuide } from '../.storybook/guide'

const files = globSync('src/**/*.stories.tsx').map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}))
const titleOf = (code: string) => /\btitle: '([^']+)'/.exec(code)?.[1] ?? ''
// A second page about a part («Parts/Dialog/Focus and closing») has no guide of its own.
const parts = files.filter(
  ({ code }) =>
    /^Parts\/(Form\/)?[^/]+$/.test(titleOf(code)) && code.includes("tags: ['autodocs']"),
)

/** Nothing of these can be turned: they have no props, or only what the page around them gives. */
const FIXED = ['Parts/Links', 'Parts/RouteError', 'Parts/SideSheet', 'Parts/SkipLink']

test('every part has documentation', () => {
  const titles = files.map(({ code }) => titleOf(code))
  const all = titles.filter((title) => /^Parts\/(Form\/)?[^/]+$/.test(title))
  expect(all.length).toBeGreaterThan(30)
  expect(parts.map(({ code }) => titleOf(code)).toSorted()).toEqual(all.toSorted())
})

test.each(parts)(
  '$file has a guide with everything that the format asks for',
  async ({ file, code }) => {
    const path = file.replace('.stories.tsx', '.guide.tsx')
    expect(existsSync(path), path).toBe(true)
    const { guide }: { guide: PartGuide } = await import(/* @vite-ignore */ `../${path}`)
    expect(code).toContain('partParameters(guide)')
    expect(code).toContain('meta.story(partBoard)')
    // A part has props, or it is called.
    const isCalled = Boolean(guide.call)
    expect(/\bcomponent: /.test(code) || isCalled, 'props or a call').toBe(true)
    expect(/\bargs: \{/.test(code) || isCalled, 'args').toBe(!FIXED.includes(titleOf(code)))
    for (const list of [guide.use, guide.avoid, guide.screenReader])
      expect(list.filter((sentence) => sentence.length > 10).length, 'sentences').toBeGreaterThan(0)
    for (const example of [guide.do, guide.dont]) {
      expect(example.text.length).toBeGreaterThan(10)
      expect(example.render()).toBeTruthy()
    }
    expect(guide.do.text).not.toBe(guide.dont.text)
    // What can have the focus has keys.
    const isControl = guide.states.includes('focus') || guide.opensByPlay === true
    expect(guide.keyboard.length > 0, 'keyboard').toBe(isControl)
  },
)

test.each(parts)('the board of $file has no empty cell', async ({ file, code }) => {
  const { guide }: { guide: PartGuide } = await import(
    /* @vite-ignore */ `../${file.replace('.stories.tsx', '.guide.tsx')}`
  )
  const declared = PART_STATES.filter((state) => code.includes(`'state:${state}'`))
  const shown = guide.states.filter((state) => !isForced(state))
  expect(shown.toSorted(), 'states with a story, and states of the board').toEqual(
    declared.toSorted(),
  )
})

test('every screen, and every part of one with a usual state, has a board', () => {
  const shown = files.filter(({ code }) => /^(Public|Account|Admin)\//.test(titleOf(code)))
  const hasBoard = ({ code }: { code: string }) => code.includes('meta.story(screenBoard)')
  const needing = shown.filter(({ code }) => /'state:(normal|tablet)'|\btablet\b/.test(code))
  expect(needing.length).toBeGreaterThan(30)
  expect(needing.filter((one) => !hasBoard(one)).map(({ file }) => file)).toEqual([])
  // «Foundations / Screens» names the states that no board has a row for (tests/built/storybook.spec.ts).
  const isRow = new RegExp(`'state:(${SCREEN_STATES.join('|')})'`)
  const empty = shown.filter(hasBoard).filter(({ code }) => !isRow.test(code))
  expect(empty.map(({ file }) => file)).toEqual([])
})

const entry = (name: string, ...tags: string[]) => ({
  id: name,
  type: 'story',
  title: 'T',
  name,
  tags,
})

test('a state without a story is an empty row of a board', () => {
  const entries = [entry('first'), entry('off', 'state:disabled'), entry('board', 'board')]
  const rows = partRows('T', ['hover', 'disabled', 'invalid'], entries)
  expect(rows.map(({ state, story }) => [state, story?.id])).toEqual([
    ['rest', 'first'],
    ['hover', 'first'],
    ['disabled', 'off'],
    ['invalid', undefined],
  ])
})

test('the board of a screen has each story once, in the order of the states, without those for narrow screens', () => {
  const entries = [
    entry('both', 'state:error', 'state:signed-out'),
    entry('phone', 'state:phone'),
    entry('empty', 'state:empty'),
    entry('normal', 'state:normal'),
  ]
  expect(screenRows('T', entries).map(({ id }) => id)).toEqual(['normal', 'empty', 'both'])
  expect(storiesOnBoards(entries).size, 'there is no board').toBe(0)
  const withBoard = [...entries, entry('board', 'board')]
  expect([...storiesOnBoards(withBoard)]).toEqual(['normal', 'empty', 'both'])
})
