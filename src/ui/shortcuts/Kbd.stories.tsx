import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Kbd } from './Kbd'

/** مفاتيح الاختصار */
const meta = preview.meta({
  title: 'Parts/Kbd',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** for the keys of a shortcut beside what they do: in the command palette, in the list of keys.

  **Not** for a key in a sentence that readers without a keyboard also read: leave it out.

  **Screen reader:** The names of the keys, in their order from left to right: «Ctrl K».
`),
  component: Kbd,
})

export const OneKey = meta.story({ args: { keys: 'r' } })

/** `mod` is Ctrl, and ⌘ on a Mac. */
export const Chord = meta.story({ args: { keys: 'mod+k' } })

export const Arrow = meta.story({ args: { keys: 'Shift+ArrowDown' } })

export const Board = meta.story(partBoard)
