import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { openedDialog } from '#.storybook/storyHelpers'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { toast, toastStore } from './toast'

const SUCCESS = 'تم حفظ التغييرات بنجاح'
const FAILURE = 'حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.'
const NOTE = 'نسخة تجريبية: لم يُحفظ التغيير'
const LONG =
  'خطأ في حفظ البيانات: 500: The server could not process https://madar.example/api/page-settings?trace=0f1e2d3c4b5a69788796a5b4c3d2e1f0 لأن أحد الحقول تجاوز الطول المسموح به. راجع الفئات التي عدّلتها، ثم أعد المحاولة.'

const clear = () => {
  for (const { id } of toastStore.get()) toastStore.remove(id)
}

/** التنبيه العابر */
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
  beforeEach: () => {
    clear()
    return clear
  },
})

function Raise({ kind, text }: { kind: keyof typeof toast; text: string }) {
  return <Button onClick={() => toast[kind](text)}>أظهر التنبيه</Button>
}

export const Success = meta.story({
  render: () => <Raise kind="success" text={SUCCESS} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(SUCCESS)
    // Bottom start: on the right in Arabic.
    await waitFor(() => {
      const { width, right, bottom } = alert.getBoundingClientRect()
      expect(width).toBe(420)
      expect(window.innerWidth - right).toBe(24)
      expect(window.innerHeight - bottom).toBe(24)
    })
  },
})

export const Failure = meta.story({
  name: 'Error',
  render: () => <Raise kind="error" text={FAILURE} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'إغلاق التنبيه' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    // After closing it with the keyboard or the mouse, the focus returns to where it was.
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await screen.findByRole('alert')
  },
})

export const Info = meta.story({
  render: () => <Raise kind="info" text={NOTE} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('alert')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('alert')
  },
})

export const LongText = meta.story({
  render: () => <Raise kind="error" text={LONG} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const alert = await screen.findByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
})

export const Phone = meta.story({
  render: () => <Raise kind="error" text={FAILURE} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const alert = await screen.findByRole('alert')
    await expect(window.innerHeight - alert.getBoundingClientRect().bottom).toBe(16)
    const drag = (type: string, x: number, y: number, fingers = 1) => {
      const touch = new Touch({ identifier: 1, target: alert, clientX: x, clientY: y })
      const touches = type === 'touchend' ? [] : Array.from({ length: fingers }, () => touch)
      fireEvent(alert, new TouchEvent(type, { touches, bubbles: true }))
    }
    // A swipe that another finger joins, or that the system takes over, puts it back.
    const root = alert.parentElement
    for (const end of [() => drag('touchmove', 200, 0, 2), () => drag('touchcancel', 200, 0)]) {
      drag('touchstart', 0, 0)
      drag('touchmove', 200, 0)
      await expect(root?.style.translate).toBe('200px')
      end()
      await expect(root?.style.translate).toBe('')
      drag('touchend', 200, 0)
    }
    await expect(alert).toBeInTheDocument()
    drag('touchstart', 0, 0)
    drag('touchmove', 200, 0)
    drag('touchend', 200, 0)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(trigger)
    await screen.findByRole('alert')
  },
})

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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const alert = await screen.findByRole('alert')
    await expect(within(alert).getByText(FAILURE).clientWidth).toBeGreaterThan(200)
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
})

/** There it is narrower than 420 px of text of that size, so that its buttons are in the window. */
export const LargeTextTablet = meta.story({
  ...LargeTextPhone.input,
  globals: { viewport: { value: 'tablet' }, view: 'double' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const { x, right } = (await screen.findByRole('alert')).getBoundingClientRect()
    await expect([x, right]).toEqual([24, 744])
  },
})

/** Spec §9: one at a time. The same text is rendered in a new element, so that it is announced again. */
export const Replaced = meta.story({
  tags: ['developer'],
  render: () => <Raise kind="error" text={FAILURE} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const first = await screen.findByRole('alert')
    await userEvent.click(trigger)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(screen.getAllByRole('alert')).toHaveLength(1)
  },
})

/** D-1: it does not close while the pointer is over it or the focus is in it. The store's tests check the time. */
export const HeldWhileHovered = meta.story({
  tags: ['developer'],
  render: () => <Raise kind="success" text={SUCCESS} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const hold = spyOn(toastStore, 'hold')
    const release = spyOn(toastStore, 'release')
    const alert = await screen.findByRole('alert')
    // A finger never leaves.
    fireEvent.pointerOver(alert, { pointerType: 'touch' })
    await expect(hold).not.toHaveBeenCalled()
    await userEvent.hover(alert)
    await expect(hold).toHaveBeenLastCalledWith('pointer')
    await userEvent.unhover(alert)
    await expect(release).toHaveBeenLastCalledWith('pointer')
    within(alert).getByRole('button').focus()
    await expect(hold).toHaveBeenLastCalledWith('focus')
    canvas.getByRole('button').focus()
    await expect(release).toHaveBeenLastCalledWith('focus')
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

/**
 * An alert raised in a dialog is announced there and reachable by keyboard, and Escape closes only the alert. It goes
 * with the dialog.
 */
export const OverDialog = meta.story({
  render: () => <DialogWithAlert />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await openedDialog()
    await userEvent.click(within(dialog).getByRole('button', { name: 'إضافة' }))
    const alert = await within(dialog).findByRole('alert')
    await userEvent.tab()
    await expect(within(alert).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await expect(within(dialog).getByRole('button', { name: 'إضافة' })).toHaveFocus()
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'إضافة' }))
    await within(dialog).findByRole('alert')
    await userEvent.click(within(dialog).getByRole('button', { name: 'إغلاق' }))
    await waitFor(() => expect(screen.queryByRole('alert'), 'it goes with its dialog').toBeNull())
    await userEvent.click(await canvas.findByRole('button'))
    const again = await openedDialog()
    await userEvent.click(within(again).getByRole('button', { name: 'إضافة' }))
    await within(again).findByRole('alert')
  },
})

export const OverSheetOnPhone = meta.story({
  render: () => <DialogWithAlert />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const sheet = await openedDialog()
    await userEvent.click(within(sheet).getByRole('button', { name: 'إضافة' }))
    await within(sheet).findByRole('alert')
  },
})

export const Board = meta.story(partBoard)
