type Preview = { currentRender?: { renderOptions?: { autoplay: boolean } } }

/**
 * Call it in `beforeEach`: the story's play function will not run. Storybook 10.6 decides this by `embed=true` in
 * the address alone, so this changes its record of the current render. Delete it when a story or a global can
 * decide; tests/built/storybook.spec.ts fails when the record moves.
 * @workaround storybook: tests/built/storybook.spec.ts
 */
export function skipPlay(): void {
  const preview: Preview | undefined = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const options = preview?.currentRender?.renderOptions
  if (options) options.autoplay = false
}
