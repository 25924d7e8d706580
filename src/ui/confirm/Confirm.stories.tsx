import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { isGone } from '#.storybook/storyHelpers'
import { type ConfirmOptions, confirm, resolveConfirm } from './confirm'

const DELETE: ConfirmOptions = { question: 'هل تريد حذف هذا الإعلان نهائياً؟', confirmLabel: 'حذف' }

const close = () => resolveConfirm(false)
/** سؤال التأكيد */
const meta = preview.meta({
  title: 'Parts/Confirm',
  tags: ['autodocs'],
  parameters: partParameters(`
  Call: if (await confirm({ question: 'هل تريد حذف هذا الإعلان نهائياً؟', confirmLabel: 'حذف' })) …

  **Use it** before what cannot be taken back: deleting, leaving with unsaved changes (D-2).

  **Not** for what can be undone: do it, and offer «تراجع» in a toast (useRemoval asks and offers it). For a
  message: a toast.

  **Keyboard:** Enter, Space press the focused button, at first «إلغاء»; Escape answers «إلغاء»; Tab moves
  between the two buttons.

  **Screen reader:** «alert dialog», the question, and the detail as description. The focus then returns to the
  control.
`),
  beforeEach: () => close,
})

function Ask(question: ConfirmOptions) {
  const [result, setResult] = useState('')
  return (
    <>
      <Button
        onClick={async () => setResult((await confirm(question)) ? 'نُفّذ' : 'أُلغي')}
        color="error"
        variant="contained"
      >
        حذف الإعلان
      </Button>
      <p aria-live="polite">{result}</p>
    </>
  )
}

export const Delete = meta.story({
  tags: ['state:open'],
  render: () => <Ask {...DELETE} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(await screen.findByRole('alertdialog', { name: DELETE.question }))
    const { offsetWidth } = dialog.getByRole('button', { name: 'إلغاء' })
    await expect(dialog.getByRole('button', { name: 'حذف' }).offsetWidth).toBe(offsetWidth)
  },
})

export const Caution = meta.story({
  tags: ['state:open'],
  render: () => (
    <Ask
      question="هل تريد المغادرة دون حفظ؟"
      detail="ستضيع التغييرات التي لم تحفظها في هذه الصفحة."
      confirmLabel="مغادرة"
      tone="caution"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription(/ستضيع التغييرات/)
  },
})

export const LongText = meta.story({
  render: () => (
    <Ask
      question="هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به، ولا يمكن التراجع عن ذلك بعد التأكيد مهما كان عدد المقالات أو مصادرها."
      confirmLabel="حذف الفئة وجميع مقالاتها"
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})

/**
 * With the keyboard only: Enter on the focused «إلغاء» deletes nothing, nor does Escape (D-2); the confirming button is
 * one Tab away.
 */
export const ByKeyboard = meta.story({
  tags: ['developer'],
  render: () => <Ask {...DELETE} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    const ask = async () => {
      await userEvent.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('alertdialog'))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'إلغاء' })).toHaveFocus())
    }
    trigger.focus()
    for (const key of ['{Enter}', '{Escape}']) {
      await ask()
      await userEvent.keyboard(key)
      await isGone('alertdialog')
      await waitFor(() => expect(trigger).toHaveFocus())
      await expect(canvas.getByText('أُلغي')).toBeVisible()
    }
    await ask()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('نُفّذ')).toBeVisible()
    await waitFor(() => expect(trigger).toHaveFocus())
    await isGone('alertdialog')
  },
})

/** A second question cancels the open one, and the focus starts on «إلغاء» again. */
export const Replaced = meta.story({
  tags: ['developer'],
  render: () => <Ask {...DELETE} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('alertdialog', { name: DELETE.question })
    within(dialog).getByRole('button', { name: 'حذف' }).focus()
    const second = confirm({ question: 'هل تريد المغادرة؟', confirmLabel: 'مغادرة' })
    await screen.findByRole('alertdialog', { name: 'هل تريد المغادرة؟' })
    await expect(await canvas.findByText('أُلغي')).toBeInTheDocument()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'إلغاء' })).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('button', { name: 'مغادرة' }))
    await expect(await second).toBe(true)
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await isGone('alertdialog')
  },
})

export const Board = meta.story(partBoard)
