import Button from '@mui/material/Button'
import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import { openedDialog, settled } from '#.storybook/storyHelpers'
import { AuthDialog } from './AuthDialog'

type User = StoryContext['userEvent']

const EMAIL = 'layan@bareed.example'

const inDialog = () => within(screen.getByRole('dialog'))
const field = (label: string) => inDialog().getByLabelText<HTMLInputElement>(label)
const button = (name: string) => inDialog().getByRole('button', { name })

/** Waits until the step with this title is visible and its fade-in has ended. */
export async function expectStep(title: string) {
  await openedDialog(title)
  await settled()
  await expect(screen.getByRole('dialog', { name: title })).toBeVisible()
}

export const press = (user: User, name: string) => user.click(button(name))

export async function fill(user: User, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(label))
    if (text) await user.type(field(label), text)
  }
}

export async function logIn(user: User, email = EMAIL) {
  await expectStep('تسجيل الدخول')
  await fill(user, { 'البريد الإلكتروني': email, 'كلمة المرور': 'orbit-2026' })
  await press(user, 'تسجيل الدخول')
  await expectStep('اختر اهتماماتك')
}

export async function goToSignup(user: User) {
  await expectStep('تسجيل الدخول')
  await press(user, 'إنشاء حساب')
  await expectStep('إنشاء حساب')
}

export async function goToForgotPassword(user: User) {
  await expectStep('تسجيل الدخول')
  await press(user, 'نسيت كلمة المرور؟')
  await expectStep('استعادة كلمة المرور')
}

export async function goToVerifyCode(user: User, email = EMAIL) {
  await goToForgotPassword(user)
  await fill(user, { 'البريد الإلكتروني': email })
  await press(user, 'إرسال الرمز')
  await expectStep('رمز التحقق')
}

export async function goToResetPassword(user: User) {
  await goToVerifyCode(user)
  await fill(user, { 'رمز التحقق': '123456' })
  await press(user, 'تأكيد الرمز')
  await expectStep('كلمة مرور جديدة')
}

/** For stories: the dialog and the button that opens it, on an otherwise empty page. */
export function AuthHarness() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <h1 tabIndex={-1}>مدار</h1>
      <Button onClick={() => setOpen(true)}>فتح النافذة</Button>
      <AuthDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
