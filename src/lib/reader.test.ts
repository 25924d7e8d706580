import { expect, test } from 'vitest'
import { firstNameOf } from './reader'

test('the first name is the first word, without surrounding spaces', () => {
  expect(firstNameOf({ name: ' ليان\u00a0الحسيني ' })).toBe('ليان')
  expect(firstNameOf({ name: 'نورة' })).toBe('نورة')
  expect(firstNameOf({ name: '  ' })).toBe('')
})
