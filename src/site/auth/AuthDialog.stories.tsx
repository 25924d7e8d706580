import { expect, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { isAlerted, settled } from '#.storybook/storyHelpers'
import {
  AuthHarness,
  dialog,
  expectStep,
  field,
  fill,
  goToSignup,
  inDialog,
  inputAttributes,
  logIn,
  press,
} from './AuthDialog.storyHelpers'

/** تسجيل الدخول */
const meta = preview.meta({
  title: 'Account/Sign-in dialog',
  component: AuthHarness,
  parameters: { session: 'signedOut' },
})

const REQUIRED = 'هذا الحقل مطلوب'
const phone = { viewport: { value: 'phone' } }

export const Login = meta.story({
  play: async () => {
    await expectStep('تسجيل الدخول')
    await expect(inputAttributes('البريد الإلكتروني'), '§5').toBe('email username')
    await expect(inputAttributes('كلمة المرور')).toBe('password current-password')
    await expect(inDialog().getByRole('checkbox', { name: 'تذكرني' })).not.toBeChecked()
    await expect(getComputedStyle(dialog()).overflowY, '§9').toBe('auto')
  },
})

export const LoginErrors = meta.story({
  play: async ({ userEvent }) => {
    await expectStep('تسجيل الدخول')
    await press(userEvent, 'تسجيل الدخول')
    await isAlerted(`البريد الإلكتروني: ${REQUIRED}`)
    for (const label of ['البريد الإلكتروني', 'كلمة المرور'])
      await expect(field(label)).toHaveAccessibleDescription(REQUIRED)
  },
})

export const LoginPhone = meta.story({
  globals: phone,
  play: () => expectStep('تسجيل الدخول'),
})

export const Signup = meta.story({
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    await expect(inputAttributes('الاسم'), '§3').toBe('text name')
    await expect(inputAttributes('البريد الإلكتروني')).toBe('email username')
    await expect(inputAttributes('كلمة المرور')).toBe('password new-password')
    await expect(inputAttributes('تأكيد كلمة المرور')).toBe('password new-password')
  },
})

/** The hint of the strength blocks nothing (§5). */
export const PasswordStrength = meta.story({
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    for (const [password, text] of [
      ['abc', 'ضعيفة'],
      ['abcdefg1', 'متوسطة'],
      ['Abcdefg1', 'قوية'],
    ] as const) {
      await fill(userEvent, { 'كلمة المرور': password })
      await expect(inDialog().getByRole('status')).toHaveTextContent(`قوة كلمة المرور: ${text}`)
    }
  },
})

export const SignupErrors = meta.story({
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    await press(userEvent, 'إنشاء الحساب')
    await isAlerted(`الاسم: ${REQUIRED}`)
  },
})

/** The alert is at the bottom of the screen, so that the title and the invalid field stay visible (§5, §9). */
export const ErrorsPhone = meta.story({
  globals: phone,
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    await press(userEvent, 'إنشاء الحساب')
    await isAlerted(`الاسم: ${REQUIRED}`)
    await settled()
    const alert = screen.getByRole('alert').getBoundingClientRect()
    await expect(window.innerHeight - alert.bottom).toBe(8)
    await expect(dialog().scrollWidth).toBe(dialog().clientWidth)
    const title = screen.getByRole('heading', { name: 'إنشاء حساب' }).getBoundingClientRect()
    await expect(alert.top).toBeGreaterThan(title.bottom)
    await expect(alert.top).toBeGreaterThan(field('الاسم').getBoundingClientRect().bottom)
  },
})

export const Preferences = meta.story({
  play: async ({ userEvent }) => {
    await logIn(userEvent)
    const tiles = inDialog().getAllByRole<HTMLInputElement>('checkbox')
    await expect(
      tiles.map((tile) => tile.closest('label')?.textContent),
      '§3',
    ).toEqual(['رياضة', 'تكنولوجيا', 'أعمال', 'صحة', 'ثقافة', 'علوم'])
    const chosen = tiles.map(({ checked }) => checked)
    await expect(chosen).toEqual([true, true, false, true, false, false])
    // The chosen tiles have a tick, so that they do not differ by colour alone.
    const [sports, , business] = tiles.map((tile) =>
      tile.parentElement?.querySelector('.tick > svg'),
    )
    await expect(business).not.toBeVisible()
    await expect(sports).toBeVisible()
    await expect(dialog()).toHaveTextContent('يمكنك تخصيص اهتماماتك لاحقًا من لوحتك.')
  },
})

export const PreferencesPhone = meta.story({
  globals: phone,
  play: ({ userEvent }) => logIn(userEvent),
})
