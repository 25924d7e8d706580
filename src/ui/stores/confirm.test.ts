import { expect, test } from 'vitest'
import { confirm, confirmStore, resolveConfirm } from './confirm'

const deletion = { question: 'هل تريد حذف هذه الدولة؟', confirmLabel: 'حذف' }
const leaving = { question: 'هل تريد المغادرة؟', confirmLabel: 'مغادرة' }

test('§5 a second question cancels the first; the answer closes it, and a second one is ignored (D-2)', async () => {
  const first = confirm(deletion)
  const second = confirm(leaving)
  expect(await first).toBe(false)
  expect(confirmStore.get()).toMatchObject({ isOpen: true, pending: { question: leaving } })
  resolveConfirm(true)
  resolveConfirm(false)
  expect(await second).toBe(true)
  expect(confirmStore.get().isOpen).toBe(false)
})
