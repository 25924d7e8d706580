import Button from '@mui/material/Button'
import type { StoryContext } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { openedDialog, settled } from '#.storybook/storyHelpers'
import { PARAGRAPH } from './AppDialog.storyHelpers'
import { DialogHead, DialogTitle } from './DialogFrame'
import { SideSheet } from './SideSheet'

function Opener() {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>عرض</Button>
      <SideSheet open={isOpen} onClose={close} titleId={titleId}>
        <div style={{ paddingInline: 24 }}>
          <DialogHead onClose={close}>
            <DialogTitle id={titleId} tabIndex={-1}>
              سلمى الحداد
            </DialogTitle>
          </DialogHead>
          <p>{PARAGRAPH}</p>
        </div>
      </SideSheet>
    </>
  )
}

/** اللوحة الجانبية */
const meta = preview.meta({
  title: 'Parts/SideSheet',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** for the details of one thing of a list, which stays in sight beside them: a user, a message.

  **Not** for a form or a question: AppDialog, confirm. For a long task: a page of its own.

  **Keyboard:** Tab, Shift + Tab move inside the sheet only; Escape closes it.

  **Screen reader:** «dialog» and its title; the page behind it is hidden.
`),
  component: SideSheet,
})

async function play({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'عرض' }))
  await openedDialog('سلمى الحداد')
  await settled()
}

/** From the inline end of a wide window. */
export const Open = meta.story({ render: () => <Opener />, play })

/** From below on phones. */
export const Phone = meta.story({
  render: () => <Opener />,
  globals: { viewport: { value: 'phone' } },
  play,
})

export const Board = meta.story(partBoard)
