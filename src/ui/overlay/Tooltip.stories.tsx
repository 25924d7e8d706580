import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Tooltip } from './Tooltip'
import { TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_DELAY } from './useTooltipTiming'

/** التلميح */
const meta = preview.meta({
  title: 'Parts/Tooltip',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** for the name of a control without words, or the reason why a control does nothing (D-21).

  **Not** for what everyone must read: write it on the page; touch screens show a tooltip only after a long
  touch. For a button with only an icon: IconAction has one.

  **Keyboard:** Tab to the control: shows it after 700 ms, or at once after another one; Escape closes it; the
  focus stays.

  **Screen reader:** It names the control; with describeChild it is the description after the name.
`),
  component: Tooltip,
  args: { title: 'تحديث القائمة', describeChild: true, children: <Button>تحديث</Button> },
})

const names = ['تحديث', 'تصدير', 'مشاركة'] as const

/** The first one has the args, the others follow it. */
function Row(args: ComponentProps<typeof Tooltip>) {
  const [, ...others] = names
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Tooltip {...args} />
      {others.map((name) => (
        <Tooltip key={name} {...args} title={`${name} القائمة`}>
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </div>
  )
}

const tip = (name: (typeof names)[number], timeout: number) =>
  screen.findByRole('tooltip', { name: `${name} القائمة` }, { timeout, interval: 10 })

/** Waits until `performance.now()` exceeds `time`; the delays in these stories are those of the specification. */
const until = (time: number) =>
  waitFor(() => expect(performance.now()).toBeGreaterThan(time), { timeout: 2000, interval: 10 })

/** Spec §9: it opens after 700 ms, on hover and on focus, and Escape closes it. */
export const OpensAfterDelay = meta.story({
  render: Row,
  play: async ({ canvas, userEvent }) => {
    // A previous story may have ended with an open tooltip; then the next one would open at once.
    const other = canvas.getByRole('button', { name: 'مشاركة' })
    await userEvent.hover(other)
    await tip('مشاركة', 4000)
    await userEvent.unhover(other)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await until(performance.now() + TOOLTIP_SKIP_DELAY + 100)
    const start = performance.now()
    await userEvent.hover(canvas.getByRole('button', { name: 'تحديث' }))
    await tip('تحديث', 4000)
    await expect(performance.now() - start).toBeGreaterThanOrEqual(TOOLTIP_OPEN_DELAY)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.tab()
    await tip('تحديث', 4000)
  },
})

/** Spec §9, D-21: within 300 ms after the last tooltip closes, the next opens at once. */
export const NextOpensAtOnce = meta.story({
  tags: ['developer'],
  render: Row,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button')
    if (!first || !second) throw new Error('two buttons are needed')
    await userEvent.hover(first)
    await tip('تحديث', 4000)
    const start = performance.now()
    // The pointer goes directly from one to the other, so that a slow machine cannot exceed the 300 ms.
    await userEvent.hover(second)
    await tip('تصدير', TOOLTIP_OPEN_DELAY)
    await expect(performance.now() - start).toBeLessThan(TOOLTIP_OPEN_DELAY)
    await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(1))
  },
})

/** Spec §9: more than 300 ms after the last tooltip, the next waits 700 ms again. */
export const GraceEnds = meta.story({
  tags: ['developer'],
  render: Row,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button')
    if (!first || !second) throw new Error('two buttons are needed')
    await userEvent.hover(first)
    await tip('تحديث', 4000)
    await userEvent.unhover(first)
    // Longer than our 300 ms, and shorter than MUI's 800 ms.
    await until(performance.now() + TOOLTIP_SKIP_DELAY + 100)
    const start = performance.now()
    await userEvent.hover(second)
    await tip('تصدير', 4000)
    await expect(performance.now() - start).toBeGreaterThanOrEqual(TOOLTIP_OPEN_DELAY)
  },
})

/** Who reads it by a long touch, and lets go, presses nothing. */
export const LongTouch = meta.story({
  tags: ['developer'],
  args: { children: <Button onClick={fn()}>تحديث</Button> },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    const touch = { pointerType: 'touch' }
    const pressed = performance.now()
    fireEvent.pointerDown(button, touch)
    await tip('تحديث', 4000)
    // After another tooltip it opens at once; the touch is long all the same.
    await waitFor(() => expect(performance.now() - pressed).toBeGreaterThan(TOOLTIP_OPEN_DELAY))
    fireEvent.pointerUp(button, touch)
    fireEvent.click(button)
    await expect(args.children.props.onClick).not.toHaveBeenCalled()
    fireEvent.pointerDown(button, touch)
    fireEvent.click(button)
    await expect(args.children.props.onClick).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  tags: ['state:rest'],
  render: () => (
    <Tooltip
      describeChild
      title="الجمعة 9 جمادى الآخرة 1448 هـ في 9:42 ص، بتوقيت الرياض، وهو توقيت وصول الرسالة إلى الخادم"
    >
      <Button>20 نوفمبر 2026</Button>
    </Tooltip>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await screen.findByRole('tooltip', {}, { timeout: 4000 })
  },
})

export const Board = meta.story(partBoard)
