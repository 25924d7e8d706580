import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { readApprovals } from '../../scripts/review/approvals.mjs'
import type { Change } from '../../scripts/review/compare.mjs'
import { serveReview } from '../../scripts/review/server.mjs'

const changeOf = (story: string, cause: string): Change => ({
  ...{ story, cause, width: 360, scheme: 'light', kind: 'new', title: 'Parts/Badge' },
  ...{ name: story, fingerprint: story, before: '', after: `${story}.png` },
})
const report = {
  base: { commit: 'aaaaaaa', who: 'سلمى', date: '2026-11-25', note: '' },
  present: { commit: 'bbbbbbb', isDirty: false, author: 'عمر' },
  progress: { step: 'done', done: 4, all: 4 } as const,
  counts: { same: 0, skipped: 0, taken: 4, seconds: 1 },
  changes: [
    changeOf('alone', 'src/a.tsx'),
    ...['one', 'two', 'three'].map((name) => changeOf(name, 'src/b.tsx')),
  ],
  unstable: [],
  isRepeated: true,
  isWhole: true,
}

test('a reviewer decides by keyboard: each decision and note is written, and «approve» waits for the last', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'madar-review-'))
  const approvals = path.join(folder, 'approvals.json')
  writeFileSync(approvals, JSON.stringify({ approved: report.base, decisions: [] }))
  const written = () =>
    readApprovals(approvals).decisions.map(({ story, decision, note }) => [story, decision, note])
  const review = await serveReview({ folder, report, approvals, onApprove: () => {} }, 0)
  try {
    await page.goto(review.url)
    const current = page.getByRole('navigation').locator('[aria-current]')
    const note = page.getByRole('textbox', { name: 'ملاحظة' })
    const approve = page.getByRole('button', { name: 'اعتمد هذا الإصدار' })

    await page.keyboard.press('j')
    await expect(current).toContainText('· one')
    await page.keyboard.press('n')
    await page.keyboard.type('ينكسر العنوان')
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await page.keyboard.press('j')
    await expect(note, 'going to another picture loses no text').toHaveValue('ينكسر العنوان')
    await page.keyboard.press('r')
    await expect(current, 'the next one without a decision').toContainText('two')
    expect(written()).toEqual([['one', 'rejected', 'ينكسر العنوان']])

    await page.keyboard.press('k')
    await page.getByRole('button', { name: 'قبول ما بقي من هذا السبب' }).press('Enter')
    await expect.poll(written).toEqual([
      ['one', 'rejected', 'ينكسر العنوان'],
      ['three', 'accepted', ''],
      ['two', 'accepted', ''],
    ])

    await expect(current, 'after the last one the first').toContainText('alone')
    await page.keyboard.press('a')
    await expect(current).toContainText('مقبول')
    await page
      .getByRole('navigation')
      .getByRole('button', { name: / · one/ })
      .press('Enter')
    await expect(current).toBeFocused()
    await expect(approve).toBeHidden()
    await page.keyboard.press('a')
    await approve.click()
    await expect(page.getByText('اعتُمد هذا الإصدار')).toBeVisible()
    expect(readApprovals(approvals)).toMatchObject({
      approved: { commit: 'bbbbbbb', who: 'عمر' },
      decisions: [],
    })
  } finally {
    review.close()
    rmSync(folder, { recursive: true })
  }
})
