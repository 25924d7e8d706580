import { expect, test } from 'vitest'
import {
  type Approvals,
  decide,
  openRejections,
  readApprovals,
  withoutSettled,
} from '../scripts/review/approvals.mjs'
import { isAffected } from '../scripts/review/variables.mjs'

test('no change of a picture is rejected', () => {
  expect(openRejections(readApprovals())).toEqual([])
})

const decision = {
  story: 'public-home--normal',
  width: 360,
  scheme: 'light',
  decision: 'rejected',
  commit: 'abc',
  fingerprint: '1234',
  who: 'نورة',
  note: 'ينكسر العنوان',
  date: '2026-11-24',
} as const
const empty: Approvals = { approved: { commit: 'abc', who: '', date: '', note: '' }, decisions: [] }

test('a rejection is named until the same picture is accepted', () => {
  const rejected = decide(empty, [decision])
  expect(openRejections(rejected)).toEqual(['public-home--normal, 360 light: ينكسر العنوان (نورة)'])
  const other = decide(rejected, [{ ...decision, scheme: 'dark', decision: 'accepted' }])
  expect(openRejections(other)).toHaveLength(1)
  const accepted = decide(other, [{ ...decision, decision: 'accepted', fingerprint: '5678' }])
  expect(openRejections(accepted)).toEqual([])
  expect(accepted.decisions).toHaveLength(2)
})

test('a rejection ends when the picture is again what was approved', () => {
  const rejected = decide(empty, [decision])
  expect(withoutSettled(rejected, () => false).decisions).toEqual([])
  expect(withoutSettled(rejected, () => true)).toEqual(rejected)
})

test('a change of a token concerns a page that uses its variable, or its value as a colour', () => {
  const was = { '--mui-line': '#e7e2dc|#322d29', '--mui-ink': '#1c1917|#f5f5f4' }
  const is = { ...was, '--mui-line': '#d7c2ac|#322d29' }
  expect(isAffected(['--mui-line'], was, is)).toBe(true)
  expect(isAffected(['--mui-ink', '#1c1917'], was, is)).toBe(false)
  expect(isAffected(['rgba(231, 226, 220, 0.5)'], was, is)).toBe(true)
  expect(isAffected(['#E7E2DC'], was, is)).toBe(true)
})
