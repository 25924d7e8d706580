import { afterEach, describe, expect, test } from 'vitest'
import { confirm, confirmStore, resolveConfirm } from './confirm'

const deletion = { question: 'هل تريد حذف هذه الدولة؟', confirmLabel: 'حذف' }
const leaving = { question: 'هل تريد المغادرة؟', confirmLabel: 'مغادرة' }

afterEach(() => resolveConfirm(false))

describe('confirm (Spec §5, D-2)', () => {
  test('§5 resolves to true when confirmed, and closes', async () => {
    const asked = confirm(deletion)
    expect(confirmStore.get().isOpen).toBe(true)
    resolveConfirm(true)
    expect(await asked).toBe(true)
    expect(confirmStore.get().isOpen).toBe(false)
  })

  test('§5 resolves to false when cancelled', async () => {
    const asked = confirm(deletion)
    resolveConfirm(false)
    expect(await asked).toBe(false)
  })

  test('D-2: a second question cancels the first', async () => {
    const first = confirm(deletion)
    const second = confirm(leaving)
    expect(await first).toBe(false)
    expect(confirmStore.get()).toMatchObject({ isOpen: true, pending: { question: leaving } })
    resolveConfirm(true)
    expect(await second).toBe(true)
  })

  test('D-2: a second click while it fades out is ignored', async () => {
    const asked = confirm(deletion)
    resolveConfirm(false)
    resolveConfirm(true)
    expect(await asked).toBe(false)
  })
})
