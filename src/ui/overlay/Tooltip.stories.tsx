import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Tooltip } from './Tooltip'
import { TOOLTIP_OPEN_DELAY } from './useTooltipTiming'

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

/** Spec §9, D-21: it opens after 700 ms; the next one opens at once, until 300 ms after the last has closed. */
export const OpensAfterDelay = meta.story({
  render: Row,
  play: async ({ canvas, userEvent }) => {
    const timeToOpen = async (name: string) => {
      const start = performance.now()
      await userEvent.hover(canvas.getByRole('button', { name }))
      const title = { name: `${name} القائمة` }
      await screen.findByRole('tooltip', title, { timeout: 4000, interval: 10 })
      return performance.now() - start
    }
    await timeToOpen('تحديث')
    // The pointer goes directly from one to the other, so that a slow machine cannot exceed the 300 ms.
    await expect(await timeToOpen('تصدير')).toBeLessThan(700)
    await userEvent.keyboard('{Escape}')
    const closed = performance.now()
    // Longer than our 300 ms, and shorter than MUI's 800 ms.
    await waitFor(() => expect(performance.now() - closed).toBeGreaterThan(400))
    await expect(await timeToOpen('مشاركة')).toBeGreaterThanOrEqual(700)
  },
})

/** Who reads it by a long touch, and lets go, presses nothing. */
export const LongTouch = meta.story({
  tags: ['developer'],
  args: { children: <Button onClick={fn()}>تحديث</Button> },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    const pressed = performance.now()
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    await screen.findByRole('tooltip', {}, { timeout: 4000 })
    // After another tooltip it opens at once; the touch is long all the same.
    await waitFor(() => expect(performance.now() - pressed).toBeGreaterThan(TOOLTIP_OPEN_DELAY))
    fireEvent.pointerUp(button, { pointerType: 'touch' })
    fireEvent.click(button)
    await expect(args.children.props.onClick).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  tags: ['state:open'],
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
