/**
 * The parameters for the stories of a part, next to `tags: ['autodocs']`: the Controls panel shows its props, except
 * `icon`, which is a component and has no control, and its page says when to use it.
 * @param guide Markdown: when to use it, when not, keyboard, screen reader
 */
export const partParameters = (guide: string) => ({
  controls: { disable: false, exclude: /^icon$/ },
  docs: { description: { component: guide.replaceAll(/^ {2}/gm, '') } },
})
