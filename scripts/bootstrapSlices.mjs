const ID = 'virtual:bootstrap-slices'

/**
 * A Vite plugin that writes the module `virtual:bootstrap-slices` for `src/hydration/bootstrap.ts`: a function that
 * imports each slice of `src/hydration/chunks.ts`. A bundler only follows imports that are written out, so
 * `bootstrap.ts` cannot loop over the list itself. The dev server has no chunks and imports the last slice, the app.
 * @param {readonly import('../src/hydration/chunks').Chunk[]} chunks
 * @returns {import('vite').Plugin}
 */
export function bootstrapSlices(chunks) {
  const slices = chunks.flatMap(({ slices = [] }) => slices)
  let isBuild = false
  return {
    name: 'bootstrap-slices',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => {
      if (id !== `\0${ID}`) return
      const imports = (isBuild ? slices : slices.slice(-1)).map(
        (slice) => `await import('${slice}')`,
      )
      return `export async function importSlices(nextTask) {
        ${imports.join('\nawait nextTask()\n')}
      }`
    },
  }
}
