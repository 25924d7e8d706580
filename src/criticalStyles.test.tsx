import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { criticalStyles } from './criticalStyles'

const Part = styled('b')({ color: 'red', '&::after': { content: '"</style>"' } })
const Inner = styled('i')({ margin: 1 })
const Composed = styled((props: { className?: string }) => <Inner {...props} />)({ margin: 2 })

test('the element has the rules of every element and all ids, and no rule can close the element', () => {
  const cache = createCache({ key: 'k' })
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <Global styles={{ body: { margin: 0 } }} />
      <Part />
      <Composed />
    </CacheProvider>,
  )
  expect(criticalStyles(cache, html)).toMatch(
    /^<style data-emotion="k-global \w+" data-s>body\{margin:0;\}<\/style><style data-emotion="k \w+ \w+ \w+" data-s>\.k-\w+\{color:red;\}\.k-\w+::after\{content:"<\\\/style>";\}\.k-\w+\{margin:1px;margin:2px;\}<\/style>$/,
  )
})
