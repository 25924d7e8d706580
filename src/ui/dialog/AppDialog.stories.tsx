import Button from '@mui/material/Button'
import { type ComponentProps, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { part } from '../../../.storybook/part'
import preview from '../../../.storybook/preview'
import { AppDialog } from './AppDialog'

const meta = preview.meta({ title: 'Parts/Dialog', parameters: part, component: AppDialog })

type Props = Partial<ComponentProps<typeof AppDialog>>

const PARAGRAPH =
  'مرحبًا، بعد تحديث يوم الأحد توقفت تنبيهات الأخبار العاجلة على هاتفي، مع أن الإذن مفعّل في الإعدادات. جرّبت تسجيل الخروج والدخول ولم يتغير شيء. هل من خطوة أخرى أجربها؟'

const actions = (
  <>
    <Button variant="contained" color="primary">
      رُدّ عليها
    </Button>
    <Button>مقروءة</Button>
    <Button variant="text">حُلّت</Button>
  </>
)

function Opener({ children = <p>{PARAGRAPH}</p>, title = 'تفاصيل الرسالة', ...props }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>عرض</Button>
      <AppDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} title={title}>
        {children}
      </AppDialog>
    </>
  )
}

const longBody = Array.from({ length: 12 }, (_, index) => <p key={String(index)}>{PARAGRAPH}</p>)

type Play = NonNullable<typeof Detail.input.play>
const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'عرض' }))
  const dialog = await screen.findByRole('dialog', { name: 'تفاصيل الرسالة' })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
}

export const Detail = meta.story({
  render: () => <Opener width="detail" maxHeight="80vh" actions={actions} />,
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    await expect(dialog.offsetWidth).toBe(672)
    // A screen reader starts at the title.
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus()
  },
})

export const Form = meta.story({
  render: () => <Opener width="form" actions={actions} />,
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('dialog').offsetWidth).toBe(544)
  },
})

export const Narrow = meta.story({
  render: () => <Opener />,
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('dialog').offsetWidth).toBe(480)
  },
})

/** Spec §9: at most 80% of the viewport; the body scrolls, and the footer and × stay visible. */
export const LongBody = meta.story({
  render: () => (
    <Opener width="detail" maxHeight="80vh" actions={actions}>
      {longBody}
    </Opener>
  ),
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.8))
    dialog.scrollTop = 400
    const box = dialog.getBoundingClientRect()
    for (const name of ['رُدّ عليها', 'إغلاق']) {
      const part = within(dialog).getByRole('button', { name }).getBoundingClientRect()
      await expect(part.top).toBeGreaterThanOrEqual(box.top)
      await expect(part.bottom).toBeLessThanOrEqual(box.bottom)
    }
  },
})

export const LongTitle = meta.story({
  render: () => (
    <Opener
      width="detail"
      title={`تفاصيل الرسالة ${'الطويلة جدًا '.repeat(20)}https://madar.example/${'a'.repeat(80)}`}
      actions={actions}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'عرض' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})

/** A sheet from the bottom, as wide as the screen. */
export const Phone = meta.story({
  render: () => <Opener width="detail" maxHeight="80vh" actions={actions} />,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight))
    await expect(dialog.offsetWidth).toBe(window.innerWidth)
  },
})

/** While a request is pending, nothing closes the dialog. */
export const Busy = meta.story({
  render: () => <Opener isBusy actions={actions} />,
  play: async (context) => {
    await open(context)
    const { userEvent } = context
    const dialog = screen.getByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'إغلاق' }))
    await userEvent.click(outside(dialog))
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAttribute('aria-busy', 'true')
  },
})

/** Escape, × and a click outside close it; the focus returns to the button that opened it. */
export const ClosesThreeWays = meta.story({
  render: () => <Opener />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'إغلاق' })),
      () => userEvent.click(outside(screen.getByRole('dialog'))),
    ]
    for (const close of ways) {
      await open(context)
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'عرض' })).toHaveFocus()
    }
  },
})

/** Tab cycles inside the dialog. */
export const TrapsFocus = meta.story({
  render: () => <Opener actions={actions} />,
  play: async (context) => {
    await open(context)
    const { userEvent } = context
    const dialog = screen.getByRole('dialog')
    const round = ['إغلاق', 'رُدّ عليها', 'مقروءة', 'حُلّت']
    for (const name of [...round, round[0]]) {
      await userEvent.tab()
      await expect(within(dialog).getByRole('button', { name: name ?? '' })).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: round[3] ?? '' })).toHaveFocus()
  },
})

/** A field with `autoFocus` takes the focus from the title. */
export const StartsOnField = meta.story({
  render: () => (
    <Opener>
      {/* biome-ignore lint/a11y/noAutofocus: in a dialog the focus must start somewhere, and here that is the field */}
      <input aria-label="الاسم" autoFocus />
    </Opener>
  ),
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('textbox')).toHaveFocus()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'عرض' })).toHaveFocus())
  },
})

function ByData() {
  const [subject, setSubject] = useState<string | null>(null)
  return (
    <>
      <Button onClick={() => setSubject('تفاصيل الرسالة')}>عرض</Button>
      <AppDialog open={subject !== null} onClose={() => setSubject(null)} title={subject}>
        <p>{subject}</p>
      </AppDialog>
    </>
  )
}

/** The content stays while the dialog fades out, although its data is gone. */
export const KeepsContentWhileClosing = meta.story({
  render: () => <ByData />,
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    await context.userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveTextContent('تفاصيل الرسالة')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

function outside(dialog: HTMLElement): HTMLElement {
  const { parentElement } = dialog
  if (!parentElement) throw new Error('the dialog stands in no container')
  return parentElement
}
