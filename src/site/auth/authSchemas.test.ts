import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { failuresInOrder } from '@/ui/form/failures'
import {
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signupSchema,
  verifyCodeSchema,
} from './authSchemas'

const REQUIRED = 'هذا الحقل مطلوب'
const DIFFER = 'كلمات المرور غير متطابقة'
const NEW_DIFFER = 'كلمات المرور الجديدة غير متطابقة'

/** The failures as a form reports them: the first message of each field, in the order of the alerts. */
function failures(schema: z.ZodMiniObject, values: Record<string, unknown>) {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    errors[path.join('.')] ??= { type: 'custom', message }
  return failuresInOrder(errors, Object.keys(schema.shape)).map(({ name, message }) => [
    name,
    message,
  ])
}

const login = { email: 'layan@bareed.example', password: 'x', rememberMe: false }

test('§5 login: email and password are required, in that order; the e-mail is an address', () => {
  const required = ['email', 'password'].map((field) => [field, REQUIRED])
  expect(failures(loginSchema, { ...login, email: ' ', password: '' })).toEqual(required)
  const wrong = [['email', 'يرجى إدخال بريد إلكتروني صحيح']]
  expect(failures(loginSchema, { ...login, email: 'layan@' })).toEqual(wrong)
  const typed = { ...login, email: ' layan@bareed.example ', password: ' ' }
  expect(loginSchema.parse(typed), 'a space is a password').toEqual({ ...login, password: ' ' })
})

test('§5 signup: name, email and password are required; their length is advice only', () => {
  const signup = { name: '', email: '', password: '', confirmPassword: '' }
  const required = ['name', 'email', 'password'].map((field) => [field, REQUIRED])
  expect(failures(signupSchema, signup)).toEqual(required)
  const filled = { name: 'ليان', email: login.email, password: 'a', confirmPassword: 'a' }
  expect(failures(signupSchema, filled)).toEqual([])
  // Different passwords come before required fields (D-3).
  expect(failures(signupSchema, { ...filled, name: '', password: 'b' })).toEqual([
    ['confirmPassword', DIFFER],
    ['name', REQUIRED],
  ])
})

test('§5 the reset email and the code are required; the code has at most 6 characters', () => {
  expect(failures(forgotPasswordSchema, { resetEmail: '' })).toEqual([['resetEmail', REQUIRED]])
  const [none, ...others] = ['', '123', '123456', '1234567'].map((verificationCode) =>
    failures(verifyCodeSchema, { verificationCode }),
  )
  expect(none).toEqual([['verificationCode', REQUIRED]])
  expect(others.map(({ length }) => length)).toEqual([0, 0, 1])
})

test('§5 new passwords: first the match is checked, then that both are given', () => {
  const found = (newPassword: string, confirmNewPassword: string) =>
    failures(resetPasswordSchema, { newPassword, confirmNewPassword })
  expect(found('a', '')).toEqual([['confirmNewPassword', NEW_DIFFER]])
  expect(found('', 'a')).toEqual([['newPassword', NEW_DIFFER]])
  expect(found('', '')).toEqual([
    ['newPassword', REQUIRED],
    ['confirmNewPassword', REQUIRED],
  ])
  expect(found('a', 'a')).toEqual([])
})
