import Button from '@mui/material/Button'
import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { openedDialog } from '#.storybook/storyHelpers'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { toast } from '@/ui/stores/toast'

const SUCCESS = 'تم حفظ التغييرات بنجاح'
const FAILURE = 'حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.'
const NOTE = 'نسخة تجريبية: لم يُحفظ التغيير'
const LONG =
  'خطأ في حفظ البيانات: 500: The server could not process https://madar.example/api/page-settings?trace=0f1e2d3c4b5a69788796a5b4c3d2e1f0 لأن أحد الحقول تجاوز الطول المسموح به. راجع الفئات التي عدّلتها، ثم أعد المحاولة.'

function Raise({ kind, text }: { kind: keyof typeof toast; text: string }) {
  return <Button onClick={() => toast[kind](text)}>أظهر التنبيه</Button>
}

/** التنبيه العابر (إشعار) */
const meta = preview.meta({
  title: 'Parts/Toast',
  tags: ['autodocs'],
  parameters: partParameters(`
  Call: toast.success('تم حفظ التغييرات بنجاح'), toast.error(…), toast.info(…)

  **Use it** for the result of an action, in one sentence (D-1). One at a time; a new one replaces the old one.

  **Not** for what is wrong with a field: an error below the field. For a list that could not be loaded:
  ErrorState in its place.

  **Keyboard:** Tab moves to the close button, and to «تراجع» where it is offered; Escape closes it, unless a
  dialog, a menu or a field takes the key; a swipe does too.

  **Screen reader:** «alert» and the text, at once. In a dialog it is announced inside the dialog. A success
  closes after 6 s, not while a mouse is over it or it has the focus; an error stays.
`),
  component: Raise,
  args: { kind: 'error' as const, text: FAILURE },
})

async function raise({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button'))
  await screen.findByRole('alert')
}

/** Spec §9: at most 420 px wide. */
export const Success = meta.story({
  args: { kind: 'success', text: SUCCESS },
  play: async (context) => {
    await raise(context)
    await expect(screen.getByRole('alert').offsetWidth).toBe(420)
  },
})

export const Failure = meta.story({ name: 'Error', play: raise })

export const Info = meta.story({ args: { kind: 'info', text: NOTE }, play: raise })

export const LongText = meta.story({ args: { text: LONG }, play: raise })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: raise })

/** With text of twice the size the buttons are below the text, which has space for its words. */
export const LargeTextPhone = meta.story({
  render: () => (
    <Button
      onClick={() => toast.error(FAILURE, { label: 'إلغاء الطلب', onClick: () => undefined })}
    >
      أظهر التنبيه
    </Button>
  ),
  globals: { viewport: { value: 'phone' }, view: 'double' },
  play: raise,
})

/** Closed with the keyboard or the mouse, it returns the focus to where it was. */
export const Closed = meta.story({
  tags: ['developer'],
  play: async (context) => {
    await raise(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'إغلاق التنبيه' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await expect(context.canvas.getByRole('button')).toHaveFocus()
  },
})

/** A swipe that the system takes over puts it back. */
export const SwipeCancelled = meta.story({
  tags: ['developer'],
  ...Phone.input,
  play: async (context) => {
    await raise(context)
    const alert = screen.getByRole('alert')
    const drag = (type: string, x: number) => {
      const touch = new Touch({ identifier: 1, target: alert, clientX: x, clientY: 0 })
      fireEvent(alert, new TouchEvent(type, { touches: [touch], bubbles: true }))
    }
    drag('touchstart', 0)
    drag('touchmove', 200)
    drag('touchcancel', 200)
    await expect(alert.parentElement?.style.translate).toBe('')
  },
})

function DialogWithAlert() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>إضافة مستخدم</Button>
      <AppDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="إضافة مستخدم"
        width="form"
        actions={
          <Button variant="contained" color="primary" onClick={() => toast.error(FAILURE)}>
            إضافة
          </Button>
        }
      >
        <p>الحقول التي عليها نجمة مطلوبة.</p>
      </AppDialog>
    </>
  )
}

async function raiseInDialog({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button'))
  const dialog = within(await openedDialog())
  await userEvent.click(dialog.getByRole('button', { name: 'إضافة' }))
  await dialog.findByRole('alert')
}

/** An alert raised in a dialog is announced there and reachable by keyboard. */
export const OverDialog = meta.story({
  render: () => <DialogWithAlert />,
  play: raiseInDialog,
})

export const OverSheetOnPhone = meta.story({
  render: () => <DialogWithAlert />,
  globals: { viewport: { value: 'phone' } },
  play: raiseInDialog,
})

export const EscapeInDialog = meta.story({
  tags: ['developer'],
  name: 'Escape closes the alert alone',
  render: () => <DialogWithAlert />,
  play: async (context) => {
    await raiseInDialog(context)
    await context.userEvent.keyboard('{Tab}{Escape}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await expect(screen.getByRole('button', { name: 'إضافة' })).toHaveFocus()
  },
})

export const Board = meta.story(partBoard)
