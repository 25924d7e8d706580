import { describe, expect, test } from 'vitest'
import { containsText } from './containsText'

const fields = ['الأسواق المالية', 'Financial Markets', 'أسهم ومؤشرات']

describe('Spec §2: the searches of the back office', () => {
  test.each(['', '   ', 'الأسواق', 'الاسواق', 'MARKETS', ' markets ', 'مؤشرات', 'الماليه'])(
    '«%s» is found',
    (query) => {
      expect(containsText(fields, query)).toBe(true)
    },
  )

  test.each(['رياضة', 'المالية Financial', 'x'])('«%s» is not found', (query) => {
    expect(containsText(fields, query)).toBe(false)
  })

  test('a query of marks only does not count as an empty one', () => {
    expect(containsText(fields, 'ـ')).toBe(false)
  })
})
