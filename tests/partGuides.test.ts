import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partRows, SCREEN_STATES, screenRows, storiesOnBoards } from '../.storybook/board/rows'

const files = globSync('src/**/*.stories.tsx').map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}))
const titleOf = (code: string) => /\btitle: '([^']+)'/.exec(code)?.[1] ?? ''
// A second page about a part («Parts/Dialog/DialogAction») has no documentation of its own.
const parts = files.filter(
  ({ code }) => /^Parts\/(Form\/)?[^/]+$/.test(titleOf(code)) && code.includes("tags: ['autodocs'"),
)

test('every part has documentation', () => {
  const titles = files.map(({ code }) => titleOf(code))
  const all = titles.filter((title) => /^Parts\/(Form\/)?[^/]+$/.test(title))
  expect(all.length).toBeGreaterThan(30)
  expect(parts.map(({ code }) => titleOf(code)).toSorted()).toEqual(all.toSorted())
})

test.each(parts)(
  '$file says when to use it and what it says to a screen reader, in 15 lines',
  ({ code }) => {
    const [, guide = ''] = /partParameters\(`\n([^`]+)`\)/.exec(code) ?? []
    expect(guide.trim().split('\n').length).toBeLessThanOrEqual(15)
    const heads = ['**Use it**', '**Not**', '**Screen reader:**']
    // What can have the focus has keys.
    if (code.includes("'pseudo:focus")) heads.push('**Keyboard:**')
    for (const head of heads) expect(guide).toContain(head)
    expect(code).toContain('meta.story(partBoard)')
  },
)

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

test('the board of a part has it at rest, in each state of its pointer, and each story with a state', () => {
  const entries = [
    entry('first', 'pseudo:hover'),
    entry('off', 'state:disabled', 'pseudo:hover'),
    entry('phone', 'state:phone'),
    entry('board', 'board'),
  ]
  expect(partRows('T', entries).map(({ state, story }) => [state, story.id])).toEqual([
    ['state:rest', 'first'],
    ['pseudo:hover', 'first'],
    ['state:disabled', 'off'],
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
