import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Kbd } from './Kbd'
import { guide } from './Kbd.guide'

const meta = preview.meta({
  title: 'Parts/Kbd',
  tags: ['autodocs'],
  parameters: partParameters(guide),
  component: Kbd,
})

export const OneKey = meta.story({ args: { keys: 'r' } })

/** `mod` is Ctrl, and ⌘ on a Mac. */
export const Chord = meta.story({ args: { keys: 'mod+k' } })

export const Arrow = meta.story({ args: { keys: 'Shift+ArrowDown' } })

export const Board = meta.story(partBoard)
