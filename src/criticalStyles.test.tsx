import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { criticalStyles } from './criticalStyles'

const Part = styled('b')({ color: 'red', '&::after': { content: '"</style>"' } })

test('the element has every rendered rule, and no rule can close the element', () => {
  const cache = createCache({ key: 'k' })
  cache.compat = true
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={{ body: { margin: 0 } }} />
      <Part />
    </CacheProvider>,
  )
  expect(criticalStyles(cache)).toMatch(
    /^<style data-s="" data-emotion="k-global \w+">body\{margin:0;\}<\/style><style data-s="" data-emotion="k \w+">\.k-\w+\{color:red;\}\.k-\w+::after\{content:"<\\\/style>";\}<\/style>$/,
  )
})
