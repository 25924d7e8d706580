import { z } from 'zod'
import { USER_ROLES } from '@/content/admin/userKinds'
import { EMAIL_PATTERN, FILL_REQUIRED, INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import type { Failure } from '@/ui/form/failures'

/** The texts of Spec §5, Admin add-user. */
const PASSWORDS_DIFFER = 'كلمة المرور وتأكيد كلمة المرور غير متطابقتين'
const PASSWORD_TOO_SHORT = 'كلمة المرور يجب أن تكون 6 أحرف على الأقل'
const MIN_PASSWORD_LENGTH = 6
/** The specification says nothing of it; two users of one address could not be told apart. */
const EMAIL_TAKEN = 'يوجد مستخدم آخر بهذا البريد الإلكتروني'

/**
 * A new user (Spec §5) whose email none of `emails` is, whatever its case. The rules stand in one check, so that every failing field speaks at once: zod
 * would keep a comparison of two fields for last, until each is right by itself.
 */
export const addUserSchema = (emails: readonly string[]) => {
  const taken = new Set(emails.map((email) => email.toLowerCase()))
  return z
    .object({
      name: z.string().trim(),
      role: z.enum(USER_ROLES),
      email: z.string().trim(),
      password: z.string(),
      confirmPassword: z.string(),
    })
    .superRefine((user, context) => {
      const fail = (field: keyof typeof user, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })

      if (!user.name) fail('name', REQUIRED)
      if (!user.email) fail('email', REQUIRED)
      else if (!EMAIL_PATTERN.test(user.email)) fail('email', INVALID_EMAIL)
      else if (taken.has(user.email.toLowerCase())) fail('email', EMAIL_TAKEN)
      if (!user.password) fail('password', REQUIRED)
      else if (user.password.length < MIN_PASSWORD_LENGTH) fail('password', PASSWORD_TOO_SHORT)
      if (user.password && user.password !== user.confirmPassword)
        fail('confirmPassword', PASSWORDS_DIFFER)
    })
}

export type NewUser = z.output<ReturnType<typeof addUserSchema>>

/** Spec §5 gives the rules in this order, which is not that of the fields; the taken email is ours, and last. */
const ALERTS = [
  { says: REQUIRED, alert: FILL_REQUIRED },
  { says: PASSWORDS_DIFFER, alert: PASSWORDS_DIFFER },
  { says: PASSWORD_TOO_SHORT, alert: PASSWORD_TOO_SHORT },
  { says: INVALID_EMAIL, alert: INVALID_EMAIL },
  { says: EMAIL_TAKEN, alert: EMAIL_TAKEN },
]

/** The alert of a form that failed: that of the first broken rule in the order of Spec §5. */
export const alertOf = (failures: readonly Failure[]): string =>
  ALERTS.find(({ says }) => failures.some(({ message }) => message === says))?.alert ??
  FILL_REQUIRED
