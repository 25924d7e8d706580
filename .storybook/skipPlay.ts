type Preview = { currentRender?: { renderOptions?: { autoplay: boolean } } }

/**
 * Call this in `beforeEach` to skip the story's play function. Storybook 10.6 decides this only by `embed=true` in
 * the address, so this changes its private object of the current render. Delete it when a story or a global can
 * decide; tests/built/storybook.spec.ts fails when Storybook moves the object.
 * @workaround storybook: tests/built/storybook.spec.ts
 */
export function skipPlay(): void {
  const preview: Preview | undefined = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const options = preview?.currentRender?.renderOptions
  if (options) options.autoplay = false
}
