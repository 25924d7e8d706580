import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** A prop whose value is an element has no control: Storybook would show the element as an object to edit. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType,
    ]),
  )

/**
 * The parameters for the stories of a part, next to `tags: ['autodocs']`: the Controls panel shows its props, except
 * `icon`, which is a component and has no control, and its page says when to use it.
 * @param guide Markdown: when to use it, when not, keyboard, screen reader
 */
export const partParameters = (guide: string) => ({
  controls: { disable: false, exclude: /^icon$/ },
  docs: { description: { component: guide.replaceAll(/^ {2}/gm, '') } },
})
