import Button from '@mui/material/Button'
import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { isGone } from '#.storybook/storyHelpers'
import { type ConfirmOptions, confirm } from '@/ui/stores/confirm'

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
  component: Ask,
  args: { question: 'هل تريد حذف هذا الإعلان نهائياً؟', confirmLabel: 'حذف' },
})

async function ask({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button'))
  await screen.findByRole('alertdialog')
}

export const Delete = meta.story({ tags: ['state:open'], play: ask })

export const Caution = meta.story({
  tags: ['state:open'],
  args: {
    question: 'هل تريد المغادرة دون حفظ؟',
    detail: 'ستضيع التغييرات التي لم تحفظها في هذه الصفحة.',
    confirmLabel: 'مغادرة',
    tone: 'caution',
  },
  play: ask,
})

export const LongText = meta.story({
  args: {
    question:
      'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به، ولا يمكن التراجع عن ذلك بعد التأكيد مهما كان عدد المقالات أو مصادرها.',
    confirmLabel: 'حذف الفئة وجميع مقالاتها',
  },
  globals: { viewport: { value: 'phone' } },
  play: ask,
})

/** The focus is on «إلغاء», and Escape answers so (D-2). */
export const ByKeyboard = meta.story({
  tags: ['developer'],
  play: async (context) => {
    await ask(context)
    const cancel = await screen.findByRole('button', { name: 'إلغاء' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await context.userEvent.keyboard('{Escape}')
    await context.canvas.findByText('أُلغي')
    await isGone('alertdialog')
  },
})

export const Board = meta.story(partBoard)
