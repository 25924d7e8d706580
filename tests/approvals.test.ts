import { expect, test } from 'vitest'
import {
  type Approvals,
  decide,
  openRejections,
  readApprovals,
  withoutSettled,
} from '../scripts/review/approvals.mjs'

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
