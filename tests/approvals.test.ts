import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import {
  type Approvals,
  decide,
  openRejections,
  readApprovals,
  withoutSettled,
} from '../scripts/review/approvals.mjs'
import { differingShare } from '../scripts/review/compare.mjs'
import { affectedSchemes } from '../scripts/review/variables.mjs'

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

test('a change of a token concerns a page that uses its variable, in that scheme, or its value as a colour', () => {
  const was = {
    light: { '--mui-line': '#e7e2dc', '--mui-ink': '#1c1917' },
    dark: { '--mui-line': '#322d29', '--mui-ink': '#f5f5f4' },
  }
  const is = { ...was, light: { ...was.light, '--mui-line': '#d7c2ac' } }
  expect(affectedSchemes(['--mui-line'], was, is)).toEqual(['light'])
  expect(affectedSchemes(['--mui-ink', '#1c1917'], was, is)).toEqual([])
  expect(affectedSchemes(['rgba(231, 226, 220, 0.5)'], was, is)).toEqual(['light', 'dark'])
  expect(affectedSchemes(['#E7E2DC'], was, is)).toEqual(['light', 'dark'])
  expect(affectedSchemes(['--mui-line'], was, was)).toEqual([])
})

test('a pixel that has another colour counts, however near that colour is', () => {
  const picture = (blue: number) => {
    const png = new PNG({ width: 10, height: 10 })
    png.data.fill(255)
    for (let at = 0; at < 20; at += 1) png.data[at * 4 + 2] = blue
    return PNG.sync.write(png)
  }
  expect(differingShare(picture(100), picture(110))).toBe(0.2)
})
