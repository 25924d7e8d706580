import { expect, test } from 'vitest'
import { decoded, encodedPath } from './encoding'

test.each(['/category/C#', '/category/ما?', '/category/100%'])(
  'the address of %s is that of its page',
  (path) => {
    expect(decoded(new URL(encodedPath(path), 'https://madar.example').pathname)).toBe(path)
  },
)
