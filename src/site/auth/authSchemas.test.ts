import { describe, expect, test } from 'vitest'
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
  expect(failures(loginSchema, { ...login, email: ' ', password: '' })).toEqual([
    ['email', REQUIRED],
    ['password', REQUIRED],
  ])
  expect(failures(loginSchema, { ...login, email: 'layan@' })).toEqual([
    ['email', 'يرجى إدخال بريد إلكتروني صحيح'],
  ])
})

test('§5 the outer spaces of an address are ignored, those of a password are not', () => {
  const typed = { ...login, email: ' layan@bareed.example ', password: ' ' }
  expect(loginSchema.parse(typed)).toEqual({ ...login, password: ' ' })
})

describe('signup (§5)', () => {
  const signup = { name: '', email: '', password: '', confirmPassword: '' }

  test('§5 name, email and password are required, in that order', () => {
    expect(failures(signupSchema, signup)).toEqual([
      ['name', REQUIRED],
      ['email', REQUIRED],
      ['password', REQUIRED],
    ])
  })

  test('§5 different passwords show the alert, at the confirmation, before required fields (D-3)', () => {
    const { email } = login
    expect(failures(signupSchema, { ...signup, email, password: 'a' })).toEqual([
      ['confirmPassword', DIFFER],
      ['name', REQUIRED],
    ])
  })

  test('§5 the eight characters are advice only: one character is accepted', () => {
    const { email } = login
    const filled = { name: 'ليان', email, password: 'a', confirmPassword: 'a' }
    expect(failures(signupSchema, filled)).toEqual([])
  })
})

describe('the forgotten password (§5)', () => {
  test('§5 the reset email and the code are required; the code has at most 6 characters', () => {
    expect(failures(forgotPasswordSchema, { resetEmail: '' })).toEqual([['resetEmail', REQUIRED]])
    const codes = ['', '123', '123456', '1234567'].map((verificationCode) =>
      failures(verifyCodeSchema, { verificationCode }),
    )
    expect(codes.map((found) => found.length)).toEqual([1, 0, 0, 1])
    expect(codes[0]).toEqual([['verificationCode', REQUIRED]])
  })

  test.each([
    ['a', '', [['confirmNewPassword', NEW_DIFFER]]],
    ['', 'a', [['newPassword', NEW_DIFFER]]],
    [
      '',
      '',
      [
        ['newPassword', REQUIRED],
        ['confirmNewPassword', REQUIRED],
      ],
    ],
    ['a', 'a', []],
  ])(
    '§5 new passwords «%s» and «%s»: first the match is checked, then that both are given',
    (newPassword, confirmNewPassword, expected) => {
      expect(failures(resetPasswordSchema, { newPassword, confirmNewPassword })).toEqual(expected)
    },
  )
})
