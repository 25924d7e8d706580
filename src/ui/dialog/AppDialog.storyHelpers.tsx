import Button from '@mui/material/Button'
import type { StoryContext } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { settled } from '#.storybook/storyHelpers'
import { AppDialog } from './AppDialog'

type Props = Partial<ComponentProps<typeof AppDialog>>

export const PARAGRAPH =
  'مرحبًا، بعد تحديث يوم الأحد توقفت تنبيهات الأخبار العاجلة على هاتفي، مع أن الإذن مفعّل في الإعدادات. جرّبت تسجيل الخروج والدخول ولم يتغير شيء. هل من خطوة أخرى أجربها؟'

export const actions = (
  <>
    <Button variant="contained" color="primary">
      رُدّ عليها
    </Button>
    <Button>مقروءة</Button>
    <Button variant="text">حُلّت</Button>
  </>
)

/** A dialog and the button that opens it. What it shows is gone when it closes. */
export function Opener({
  children = <p>{PARAGRAPH}</p>,
  title = 'تفاصيل الرسالة',
  ...props
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>عرض</Button>
      <AppDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} title={isOpen && title}>
        {isOpen && children}
      </AppDialog>
    </>
  )
}

/** Opens the dialog by its button, and waits until its content has brought the focus. */
export async function openDialog({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'عرض' }))
  await waitFor(() => expect(document.querySelector('[role=dialog] :focus')).not.toBeNull())
  await settled()
}
