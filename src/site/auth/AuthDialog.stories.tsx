import { expect, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { isAlerted, settled } from '#.storybook/storyHelpers'
import {
  button,
  dialog,
  EMAIL,
  expectStep,
  field,
  fill,
  goToSignup,
  inDialog,
  inputAttributes,
  logIn,
  press,
} from './AuthDialog.storyHelpers'
import { AuthHarness } from './AuthHarness'

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
  play: async ({ userEvent, step }) => {
    await expectStep('تسجيل الدخول')
    await step('§5 email and password are required', async () => {
      await press(userEvent, 'تسجيل الدخول')
      await isAlerted(REQUIRED)
      await expect(field('البريد الإلكتروني')).toHaveFocus()
      for (const label of ['البريد الإلكتروني', 'كلمة المرور'])
        await expect(field(label)).toHaveAccessibleDescription(REQUIRED)
    })
    await step('§5 the email must be an address', async () => {
      await fill(userEvent, { 'البريد الإلكتروني': 'layan@', 'كلمة المرور': 'x' })
      await press(userEvent, 'تسجيل الدخول')
      await isAlerted('يرجى إدخال بريد إلكتروني صحيح')
      await expect(field('كلمة المرور')).toBeValid()
    })
  },
})

export const LoginPhone = meta.story({
  globals: phone,
  play: async () => {
    await expectStep('تسجيل الدخول')
    const { width, height, top } = dialog().getBoundingClientRect()
    await expect([top, width, height]).toEqual([0, window.innerWidth, window.innerHeight])
  },
})

export const Signup = meta.story({
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    await expect(inputAttributes('الاسم'), '§3').toBe('text name')
    await expect(inputAttributes('البريد الإلكتروني')).toBe('email username')
    await expect(inputAttributes('كلمة المرور')).toBe('password new-password')
    await expect(inputAttributes('تأكيد كلمة المرور')).toBe('password new-password')
    const toggles = inDialog().getAllByRole('button', { name: /^إظهار/ })
    await userEvent.click(toggles[1] as HTMLElement)
    await expect(field('تأكيد كلمة المرور').type, '§5: each field has its own message').toBe('text')
    await expect(field('كلمة المرور').type).toBe('password')
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
  play: async ({ userEvent, step }) => {
    await goToSignup(userEvent)
    await step('§5 name, email and password are required', async () => {
      await press(userEvent, 'إنشاء الحساب')
      await isAlerted(REQUIRED)
      await expect(field('الاسم')).toHaveFocus()
      await expect(inDialog().getAllByText(REQUIRED, { selector: 'form *' })).toHaveLength(3)
    })
    await step('§5 the match is checked before the missing fields', async () => {
      await fill(userEvent, { 'كلمة المرور': 'orbit', 'تأكيد كلمة المرور': 'Orbit' })
      await press(userEvent, 'إنشاء الحساب')
      await isAlerted('كلمات المرور غير متطابقة')
      await expect(field('تأكيد كلمة المرور')).toHaveFocus()
      await expect(field('تأكيد كلمة المرور')).toHaveAccessibleDescription(
        'كلمات المرور غير متطابقة',
      )
      await expect(field('الاسم')).toBeInvalid()
    })
    await step('§5 a weak password that matches is accepted', async () => {
      await fill(userEvent, {
        الاسم: 'ليان',
        'البريد الإلكتروني': EMAIL,
        'تأكيد كلمة المرور': 'orbit',
      })
      await press(userEvent, 'إنشاء الحساب')
      await expectStep('اختر اهتماماتك')
    })
  },
})

/**
 * The alert is at the bottom of the screen, so that the title and the invalid field stay visible
 * (§5, §9).
 */
export const ErrorsPhone = meta.story({
  globals: phone,
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    await press(userEvent, 'إنشاء الحساب')
    await isAlerted(REQUIRED)
    await settled()
    const alert = screen.getByRole('alert').getBoundingClientRect()
    await expect(window.innerHeight - alert.bottom).toBe(16)
    await expect(dialog().scrollWidth).toBe(dialog().clientWidth)
    const title = screen.getByRole('heading', { name: 'إنشاء حساب' }).getBoundingClientRect()
    await expect(alert.top).toBeGreaterThan(title.bottom)
    await expect(alert.top).toBeGreaterThan(field('الاسم').getBoundingClientRect().bottom)
  },
})

export const Preferences = meta.story({
  play: async ({ userEvent, step }) => {
    await logIn(userEvent)
    const tiles = inDialog().getAllByRole<HTMLInputElement>('checkbox')
    await step('§3 the six interests in order, the first three selected', async () => {
      await expect(tiles.map((tile) => tile.closest('label')?.textContent)).toEqual([
        'رياضة',
        'تكنولوجيا',
        'أعمال',
        'صحة',
        'ثقافة',
        'علوم',
      ])
      await expect(tiles.map(({ checked }) => checked)).toEqual([
        true,
        true,
        false,
        true,
        false,
        false,
      ])
      // The chosen tiles have a tick, so that they do not differ by colour alone.
      const [sports, , business] = tiles.map((tile) =>
        tile.parentElement?.querySelector('.tick > svg'),
      )
      await expect(business).not.toBeVisible()
      await expect(sports).toBeVisible()
    })
    await step(
      '§4 the text beside «skip» says that the interests can be chosen later',
      async () => {
        await expect(button('ليس الآن')).toBeVisible()
        await expect(dialog()).toHaveTextContent('يمكنك تخصيص اهتماماتك لاحقًا من لوحتك.')
      },
    )
  },
})

export const PreferencesPhone = meta.story({
  globals: phone,
  play: ({ userEvent }) => logIn(userEvent),
})
