import { describe, expect, test } from 'vitest'
import { offeredActions } from './messageActions'

describe('Spec §4: the actions a message offers', () => {
  test.each([
    ['unread', false, ['read', 'replied', 'resolved']],
    ['unread', true, ['read', 'replied']],
    ['read', false, ['replied', 'resolved']],
    ['read', true, ['replied']],
    ['replied', false, ['resolved']],
    ['replied', true, []],
  ] as const)('%s, resolved %s: %j', (status, isResolved, expected) => {
    expect([...offeredActions({ status, isResolved })]).toEqual(expected)
  })
})
