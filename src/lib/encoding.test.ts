import { expect, test } from 'vitest'
import { decoded, encodedPath } from './encoding'

test.each(['/category/طقس', '/category/C#', '/category/a&b', '/category/ما?', '/category/100%'])(
  'the address of %s is that of its page',
  (path) => {
    expect(decoded(new URL(encodedPath(path), 'https://madar.example').pathname)).toBe(path)
  },
)
