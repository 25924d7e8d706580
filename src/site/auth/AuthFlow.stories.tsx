import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { reader } from '@/lib/reader'
import { readerInterests } from '@/lib/readerInterests'
import { session } from '@/lib/session'
import preview from '../../../.storybook/preview'
import { arrived, isAt, isGone } from '../chrome/storyWaits'
import { AuthBench, bench, ResendBench } from './AuthBench'
import {
  button,
  EMAIL,
  field,
  fill,
  goToResetPassword,
  goToSignup,
  goToVerifyCode,
  inDialog,
  isAlerted,
  isAtStep,
  logIn,
  press,
} from './authStorySteps'

const STARTING = ['sports', 'tech', 'health'] as const

const meta = preview.meta({
  title: 'Account/Sign-in flow',
  component: AuthBench,
  parameters: { session: 'signedOut' },
  beforeEach: () => {
    readerInterests.set(STARTING)
  },
})

/** The current history entry: its path, whether it is the dialog's entry, and its index. */
const place = () => {
  const { pathname, state } = bench.history?.location ?? { pathname: '', state: null }
  return [pathname, state?.isDialog ?? false, state?.__TSR_index]
}

const openAgain = async () => {
  await isGone('dialog')
  screen.getByRole('button', { name: 'فتح النافذة' }).click()
  await isAtStep('تسجيل الدخول')
}

export const Save = meta.story({
  play: async ({ userEvent }) => {
    await logIn(userEvent)
    await expect(session.get().isSignedIn).toBe(false)
    await userEvent.click(inDialog().getByText('صحة'))
    await userEvent.click(inDialog().getByText('علوم'))
    await userEvent.click(inDialog().getByText('أعمال'))
    await userEvent.dblClick(button('حفظ التفضيلات'))
    await isGone('dialog')
    // §4, D-19: signed in, the interests stored in the order of §3, and redirected to the
    // dashboard.
    await expect(session.get().isSignedIn).toBe(true)
    await expect(readerInterests.get()).toEqual(['sports', 'tech', 'business', 'science'])
    // The dashboard replaced the dialog's history entry, so Back leads to the page before.
    await expect(place()).toEqual(['/dashboard', false, 1])
    bench.history?.back()
    await expect(place()).toEqual(['/', false, 0])
  },
})

export const Skip = meta.story({
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    await fill(userEvent, {
      الاسم: 'ليان الحسيني',
      'البريد الإلكتروني': EMAIL,
      'كلمة المرور': 'x',
      'تأكيد كلمة المرور': 'x',
    })
    await press(userEvent, 'إنشاء الحساب')
    await isAtStep('اختر اهتماماتك')
    // Not before the dialog is finished, since it may still be cancelled.
    await expect(reader.get().name).toBe('نورة الصالح')
    await userEvent.click(inDialog().getByText('علوم'))
    await press(userEvent, 'ليس الآن')
    await isGone('dialog')
    await expect(session.get().isSignedIn).toBe(true)
    await expect(readerInterests.get()).toEqual(STARTING)
    // D-19: the new reader is signed in, without data of the previous reader.
    await expect(reader.get()).toEqual({
      name: 'ليان الحسيني',
      email: EMAIL,
      phone: '',
      avatar: '',
    })
    await expect(place()).toEqual(['/dashboard', false, 1])
  },
})

export const ResetDone = meta.story({
  play: async ({ userEvent }) => {
    await goToResetPassword(userEvent)
    await fill(userEvent, {
      'كلمة المرور الجديدة': 'Orbit-2026',
      'تأكيد كلمة المرور الجديدة': 'Orbit-2026',
    })
    await press(userEvent, 'تغيير كلمة المرور')
    await isAlerted('تم تغيير كلمة المرور بنجاح')
    await isAtStep('تسجيل الدخول')
    await expect(field('البريد الإلكتروني')).toHaveValue('')
    await expect(field('كلمة المرور')).toHaveValue('')
    await press(userEvent, 'نسيت كلمة المرور؟')
    await isAtStep('استعادة كلمة المرور')
    await expect(field('البريد الإلكتروني')).toHaveValue('')
  },
})

export const OnlyLogs = meta.story({
  play: async ({ userEvent }) => {
    const info = spyOn(console, 'info')
    const fetch = spyOn(window, 'fetch')
    await logIn(userEvent)
    await press(userEvent, 'ليس الآن')
    await expect(info.mock.calls).toEqual([
      ['[auth] login', { email: EMAIL, rememberMe: false }],
      ['[auth] preferences skipped', {}],
    ])
    // §7: no request; and no log line contains the password.
    await expect(fetch).not.toHaveBeenCalled()
    await expect(JSON.stringify(info.mock.calls)).not.toContain('orbit-2026')
    info.mockRestore()
    fetch.mockRestore()
  },
})

export const StartsAfresh = meta.story({
  play: async ({ userEvent }) => {
    await goToVerifyCode(userEvent)
    await userEvent.keyboard('{Escape}')
    await openAgain()
    await expect(field('البريد الإلكتروني')).toHaveValue('')
    await press(userEvent, 'نسيت كلمة المرور؟')
    await isAtStep('استعادة كلمة المرور')
    await expect(field('البريد الإلكتروني')).toHaveValue('')
    await expect(session.get().isSignedIn).toBe(false)
  },
})

export const KeepsWhatWasTyped = meta.story({
  play: async ({ userEvent, step }) => {
    const salma = 'salma@bareed.example'
    await isAtStep('تسجيل الدخول')
    await fill(userEvent, { 'البريد الإلكتروني': salma })
    await goToSignup(userEvent)
    await fill(userEvent, {
      الاسم: 'ليان',
      'البريد الإلكتروني': EMAIL,
      'كلمة المرور': 'orbit-2026',
    })
    await step('a look at the other step costs no more than the password', async () => {
      await press(userEvent, 'تسجيل الدخول')
      await isAtStep('تسجيل الدخول')
      await expect(field('البريد الإلكتروني')).toHaveValue(salma)
      await goToSignup(userEvent)
      await expect(field('الاسم')).toHaveValue('ليان')
      await expect(field('البريد الإلكتروني')).toHaveValue(EMAIL)
      await expect(field('كلمة المرور')).toHaveValue('')
    })
    await step('closed and opened, it starts afresh', async () => {
      await userEvent.keyboard('{Escape}')
      await openAgain()
      await expect(field('البريد الإلكتروني')).toHaveValue('')
      await goToSignup(userEvent)
      await expect(field('الاسم')).toHaveValue('')
    })
  },
})

export const BackCloses = meta.story({
  play: async ({ userEvent, step }) => {
    await isAtStep('تسجيل الدخول')
    await expect(place()).toEqual(['/', true, 1])
    await step('Back closes it, at whichever step', async () => {
      await press(userEvent, 'إنشاء حساب')
      await isAtStep('إنشاء حساب')
      bench.history?.back()
      await isGone('dialog')
      await expect(place()).toEqual(['/', false, 0])
    })
    await step('Forward does not return to the closed dialog', async () => {
      bench.history?.forward()
      await expect(place()).toEqual(['/', false, 0])
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step(
      'closed by its button, it leaves nothing behind: the history is where it was',
      async () => {
        await openAgain()
        await expect(place()).toEqual(['/', true, 1])
        await press(userEvent, 'إغلاق')
        await isGone('dialog')
        await waitFor(() => expect(place()).toEqual(['/', false, 0]))
        await expect(bench.history?.length).toBe(2)
      },
    )
    await step('the focus returns to the button that opened it', async () => {
      const opener = screen.getByRole('button', { name: 'فتح النافذة' })
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await isAtStep('تسجيل الدخول')
      await userEvent.keyboard('{Escape}')
      await isGone('dialog')
      await expect(opener).toHaveFocus()
    })
  },
})

/** In the whole app: from the header's button to the dashboard, whose heading gets the focus. */
export const FromTheHeader = meta.story({
  parameters: { route: '/sports' },
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'تسجيل الدخول' }))
    await logIn(userEvent)
    await press(userEvent, 'حفظ التفضيلات')
    await isGone('dialog')
    await isAt('أهلًا نورة')
    await expect(canvas.getByRole('button', { name: 'حساب نورة، قائمة' })).toBeVisible()
  },
})

/** Opened on the dashboard: the dialog only closes, and the heading gets the focus. */
export const OnTheDashboard = meta.story({
  parameters: { route: '/dashboard' },
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'تسجيل الدخول' }))
    await logIn(userEvent)
    await press(userEvent, 'ليس الآن')
    await isGone('dialog')
    await isAt('أهلًا نورة')
  },
})

/**
 * The cool-down, two seconds here: the button is disabled, says for how long, and keeps the focus
 * (Spec §4).
 */
export const Resend = meta.story({
  render: () => <ResendBench />,
  play: async ({ canvas, userEvent, step }) => {
    const resend = canvas.getByRole('button', { name: 'إعادة إرسال الرمز' })
    const news = () => canvas.getByRole('status').textContent
    await step('a code has just been sent: it rests', async () => {
      await expect(resend).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByText(/^يمكنك طلب رمز آخر بعد/)).toBeVisible()
      await userEvent.click(resend)
      await expect(canvas.getByTestId('sent')).toHaveTextContent('1')
    })
    await step('then it may be pressed, and a screen reader hears so', async () => {
      await waitFor(() => expect(news()).toBe('يمكنك الآن طلب رمز آخر.'))
      await expect(resend).not.toHaveAttribute('aria-disabled')
    })
    await step('pressed, it rests again, with the focus where it was', async () => {
      resend.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByTestId('sent')).toHaveTextContent('2')
      await expect(news()).toBe('سُجّل طلبك رمزًا جديدًا.')
      await expect(resend).toHaveAttribute('aria-disabled', 'true')
      await expect(resend).toHaveFocus()
    })
  },
})

/** The first cool-down is 30 s. */
export const ResendRests = meta.story({
  play: async ({ userEvent }) => {
    await goToVerifyCode(userEvent)
    await expect(inDialog().getByText(/^يمكنك طلب رمز آخر بعد (30|29)\sثانية\.$/)).toBeVisible()
    await press(userEvent, 'إعادة إرسال الرمز')
    await expect(inDialog().getByRole('status')).toBeEmptyDOMElement()
  },
})
