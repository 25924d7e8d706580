import * as z from 'zod/mini'
import { requiredEmail as email, requiredText } from '@/lib/textSchemas'
import { REQUIRED } from '@/lib/validation'

/** Spec §5: the messages for a mismatch at signup and at reset. */
const PASSWORDS_DIFFER = 'كلمات المرور غير متطابقة'
const NEW_PASSWORDS_DIFFER = 'كلمات المرور الجديدة غير متطابقة'

// Not trimmed: spaces may be part of a password. Its length is guidance only (Spec §5).
const password = z.string().check(z.minLength(1, REQUIRED))

/** Login (Spec §5): email and password required. */
export const loginSchema = z.object({ email, password, rememberMe: z.boolean() })

/**
 * Signup (Spec §5): the passwords must match; name, email and password are required. `confirmPassword` is the first key
 * because the order of the keys is the order of the alerts (D-3).
 */
export const signupSchema = z
  .object({ confirmPassword: z.string(), name: requiredText, email, password })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: PASSWORDS_DIFFER,
      // Compares the passwords even if a required field is empty.
      when: () => true,
    }),
  )

/** Forgotten password (Spec §5): the reset email is required. */
export const forgotPasswordSchema = z.object({ resetEmail: email })

/** Verification (Spec §5): a required code of at most 6 characters, described as a 6-digit code. */
export const CODE_LENGTH = 6
export const verifyCodeSchema = z.object({
  verificationCode: z.string().check(z.minLength(1, REQUIRED), z.maxLength(CODE_LENGTH)),
})

/**
 * Reset (Spec §5): the two passwords must match, then both are required. Two empty ones match. A mismatch is reported
 * at the empty field, if there is one, so that it precedes the «required» of that field.
 */
export const resetPasswordSchema = z
  .object({ newPassword: z.string(), confirmNewPassword: z.string() })
  .check(
    z.superRefine(({ newPassword, confirmNewPassword }, context) => {
      if (newPassword !== confirmNewPassword)
        context.addIssue({
          code: 'custom',
          path: [newPassword ? 'confirmNewPassword' : 'newPassword'],
          message: NEW_PASSWORDS_DIFFER,
        })
      else if (!newPassword)
        for (const field of ['newPassword', 'confirmNewPassword'])
          context.addIssue({ code: 'custom', path: [field], message: REQUIRED })
    }),
  )
