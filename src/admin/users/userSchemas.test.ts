import { describe, expect, test } from 'vitest'
import { alertOf, userSchema } from './userSchemas'

const right = {
  name: 'رنا الفهد',
  role: 'user',
  email: 'rana@bareed.example',
  password: '123456',
  confirmPassword: '123456',
}

const EMAILS = ['Raed@Madar.example']

const failuresOf = (change: Partial<typeof right>) => {
  const { error } = userSchema(EMAILS, true).safeParse({ ...right, ...change })
  return (error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }))
}

const REQUIRED_ALERT = 'يرجى ملء جميع الحقول المطلوبة'
const MISMATCH = 'كلمة المرور وتأكيد كلمة المرور غير متطابقتين'
const TOO_SHORT = 'كلمة المرور يجب أن تكون 6 أحرف على الأقل'
const TAKEN = 'يوجد مستخدم آخر بهذا البريد الإلكتروني'
const WRONG_EMAIL = 'يرجى إدخال بريد إلكتروني صحيح'

describe('Spec §5: adding a user', () => {
  test('valid values pass, trimmed except the password', () => {
    const password = ' 12345'
    const user = { ...right, name: ' رنا ', email: ' a@b.example ', password }
    const parsed = userSchema(EMAILS, true).parse({ ...user, confirmPassword: password })
    expect(parsed).toMatchObject({ name: 'رنا', email: 'a@b.example', password })
  })

  test('name, email and password are required', () => {
    const failures = failuresOf({ name: ' ', email: ' ', password: '', confirmPassword: '' })
    const required = ['name', 'email', 'password'].map((name) => [name, 'هذا الحقل مطلوب'])
    expect(failures.map(({ name, message }) => [name, message])).toEqual(required)
    expect(alertOf(failures)).toBe(REQUIRED_ALERT)
  })

  test.each([
    ['required before all', { name: '', confirmPassword: 'x', email: 'x' }, REQUIRED_ALERT],
    ['mismatch before length and email', { password: '1', email: 'x' }, MISMATCH],
    ['length before email', { password: '12345', confirmPassword: '12345', email: 'x' }, TOO_SHORT],
    ['email last', { email: 'rana@' }, WRONG_EMAIL],
    ['an email that another has, whatever its case', { email: ' raed@madar.EXAMPLE ' }, TAKEN],
    ['required before it', { email: 'raed@madar.example', name: '' }, REQUIRED_ALERT],
  ])('the alert: %s', (_, change, alert) => {
    expect(alertOf(failuresOf(change))).toBe(alert)
  })

  test('every failing field has its own message at once (D-3)', () => {
    const failures = failuresOf({ email: 'rana@', password: '12345', confirmPassword: '1234' })
    expect(failures.map(({ message }) => message)).toEqual([WRONG_EMAIL, TOO_SHORT, MISMATCH])
  })
})

test('editing a user has the same rules, without the password', () => {
  const edited = { ...right, password: '', confirmPassword: '' }
  const failing = (change: object) => {
    const { error } = userSchema(EMAILS, false).safeParse({ ...edited, ...change })
    return error?.issues.map(({ message }) => message)
  }
  expect(failing({})).toBeUndefined()
  expect(failing({ name: ' ', email: 'x' })).toEqual(['هذا الحقل مطلوب', WRONG_EMAIL])
  expect(failing({ email: 'raed@madar.example' })).toEqual([TAKEN])
})
