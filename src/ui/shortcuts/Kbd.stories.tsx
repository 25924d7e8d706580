import { componentParameters } from '#.storybook/componentParameters'
import preview from '#.storybook/preview'
import { Kbd } from './Kbd'

const meta = preview.meta({
  title: 'Parts/Kbd',
  tags: ['autodocs'],
  parameters: componentParameters,
  component: Kbd,
})

export const OneKey = meta.story({ args: { keys: 'r' } })

/** `mod` is Ctrl, and ⌘ on a Mac. */
export const Chord = meta.story({ args: { keys: 'mod+k' } })

export const Arrow = meta.story({ args: { keys: 'Shift+ArrowDown' } })
