import { describe, expect, test } from 'vitest'
import { nbspAfterNumbers } from './nbspAfterNumbers'

describe('«Visual language», Type: a number and its noun stay together', () => {
  test('the space after a number becomes a no-break space, and only that one', () => {
    expect(nbspAfterNumbers('قائمة من 26 لاعبًا')).toBe('قائمة من 26\u00a0لاعبًا')
    expect(nbspAfterNumbers('يجمع 40 عازفًا من 11 بلدًا')).toBe('يجمع 40\u00a0عازفًا من 11\u00a0بلدًا')
    expect(nbspAfterNumbers('1,204 إعجابات')).toBe('1,204\u00a0إعجابات')
  })

  test('a number at the end and a text without numbers do not change', () => {
    expect(nbspAfterNumbers('ارتفاع إلى 250')).toBe('ارتفاع إلى 250')
    expect(nbspAfterNumbers('ارتفاع إلى 250 ')).toBe('ارتفاع إلى 250 ')
    expect(nbspAfterNumbers('بلا أرقام هنا')).toBe('بلا أرقام هنا')
  })
})
