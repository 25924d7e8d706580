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

const signup = {
  name: 'ليان',
  email: 'layan@bareed.example',
  password: 'a',
  confirmPassword: 'a',
}

describe('login (§5)', () => {
  const login = { email: 'layan@bareed.example', password: 'x', rememberMe: false }

  test('§5 email and password are required, in that order', () => {
    expect(failures(loginSchema, { email: ' ', password: '', rememberMe: false })).toEqual([
      ['email', REQUIRED],
      ['password', REQUIRED],
    ])
    expect(failures(loginSchema, login)).toEqual([])
  })

  test('§5 the e-mail is an address; outer spaces are ignored', () => {
    expect(failures(loginSchema, { ...login, email: 'layan@' })).toEqual([
      ['email', 'يرجى إدخال بريد إلكتروني صحيح'],
    ])
    expect(loginSchema.parse({ ...login, email: ' layan@bareed.example ' }).email).toBe(
      'layan@bareed.example',
    )
  })

  test('§5 a password is used as typed, with its spaces', () => {
    expect(loginSchema.parse({ ...login, password: ' ' }).password).toBe(' ')
  })
})

describe('signup (§5)', () => {
  test('§5 name, email and password are required, in that order', () => {
    expect(
      failures(signupSchema, { name: '', email: '', password: '', confirmPassword: '' }),
    ).toEqual([
      ['name', REQUIRED],
      ['email', REQUIRED],
      ['password', REQUIRED],
    ])
  })

  test('§5 different passwords show the alert, at the confirmation', () => {
    expect(failures(signupSchema, { ...signup, confirmPassword: 'A' })).toEqual([
      ['confirmPassword', DIFFER],
    ])
  })

  test('§5 the match is checked before required fields (D-3)', () => {
    expect(failures(signupSchema, { ...signup, name: '', confirmPassword: '' })).toEqual([
      ['confirmPassword', DIFFER],
      ['name', REQUIRED],
    ])
  })

  test('§5 the eight characters are advice only: one character is accepted', () => {
    expect(failures(signupSchema, signup)).toEqual([])
  })
})

describe('the forgotten password (§5)', () => {
  test('§5 the reset email is required', () => {
    expect(failures(forgotPasswordSchema, { resetEmail: '' })).toEqual([['resetEmail', REQUIRED]])
    expect(failures(forgotPasswordSchema, { resetEmail: 'layan@bareed.example' })).toEqual([])
  })

  test('§5 the code is required, at most 6 characters', () => {
    expect(failures(verifyCodeSchema, { verificationCode: '' })).toEqual([
      ['verificationCode', REQUIRED],
    ])
    expect(failures(verifyCodeSchema, { verificationCode: '123' })).toEqual([])
    expect(failures(verifyCodeSchema, { verificationCode: '123456' })).toEqual([])
    expect(failures(verifyCodeSchema, { verificationCode: '1234567' })).toHaveLength(1)
  })

  test.each([
    ['a', 'b', [['confirmNewPassword', NEW_DIFFER]]],
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

test('§3 the auth form has exactly these nine fields', () => {
  const forms = [
    signupSchema,
    loginSchema,
    forgotPasswordSchema,
    verifyCodeSchema,
    resetPasswordSchema,
  ]
  const fields = new Set(forms.flatMap((form) => Object.keys(form.shape)))
  expect([...fields].sort()).toEqual(
    'confirmNewPassword confirmPassword email name newPassword password rememberMe resetEmail verificationCode'.split(
      ' ',
    ),
  )
})
