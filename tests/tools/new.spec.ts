import { expect, test } from '../journeys/page'
import { scratchCopyWithNewFiles } from '../scratchCopy'

// tests/new.test.ts checks which files are written, and their lint.
test('what `npm run new` writes passes types and unit tests, and its public page is prerendered', () => {
  test.setTimeout(240_000)
  const copy = scratchCopyWithNewFiles()
  try {
    copy.run('tsc', '-p', '.')
    copy.run('vitest', 'run', 'tests/contract', 'tests/screen', 'pushDevices')
    copy.run('vite', 'build')
    expect(copy.run('cat', 'dist/weather.html')).toMatch(/<h1[^>]*>الطقس<\/h1>/)
  } finally {
    copy.remove()
  }
})
