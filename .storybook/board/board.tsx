import { hasPins } from '@mocks/demo/pins/hasPins'
import type { StoryContext } from '@storybook/react-vite'
import { followed } from '../toolbar'
import { wholeCanvas } from '../wholeCanvas'
import { addressesOf, loadEntries } from './entries'
import { PartBoard } from './PartBoard'
import { type PartState, screenRows } from './rows'
import { ScreenBoard } from './ScreenBoard'

const common = {
  name: 'Board',
  // A board shows stories, which are tested themselves; `tests/partGuides.test.ts` checks its rows.
  tags: ['board', '!test', '!autodocs'],
  // A board has no props, but a story of the meta must have its args.
  args: {} as never,
  parameters: {
    ...wholeCanvas,
    controls: { disable: true },
    route: '',
    a11y: { test: 'off' },
  } as const,
  loaders: [
    async ({ title }: { title: string }) => {
      const entries = await loadEntries()
      return { entries, addresses: hasPins() ? await addressesOf(screenRows(title, entries)) : [] }
    },
  ],
}

type Context = Pick<StoryContext, 'title' | 'parameters' | 'globals' | 'loaded'>

/** The state board of a part: `export const Board = meta.story(partBoard)`. Its guide declares the states. */
export const partBoard = {
  ...common,
  render: (_args: unknown, { title, parameters, globals, loaded }: Context) => (
    <PartBoard
      title={title}
      states={(parameters.guide?.states ?? []) as PartState[]}
      entries={loaded.entries}
      globals={followed(globals)}
      plays={parameters.guide?.opensByPlay === true}
    />
  ),
}

/** The board of a screen: `export const Board = meta.story(screenBoard)`. */
export const screenBoard = {
  ...common,
  render: (_args: unknown, { title, globals, loaded }: Context) => (
    <ScreenBoard
      title={title}
      entries={loaded.entries}
      addresses={loaded.addresses}
      globals={followed(globals)}
    />
  ),
}
