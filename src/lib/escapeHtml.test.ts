import { expect, test } from 'vitest'
import { escapeHtml } from './escapeHtml'

test('markup and quotes are escaped, words are not', () => {
  expect(escapeHtml(`<b title="x">مدار & 'خبر'</b>`)).toBe(
    '&#60;b title=&#34;x&#34;&#62;مدار &#38; &#39;خبر&#39;&#60;/b&#62;',
  )
})
