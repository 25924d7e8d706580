import * as z from 'zod/mini'
import { USER_ROLES } from '@/content/admin/kinds'
import { cleanEmail, EMAIL_PATTERN } from '@/lib/emailAddress'
import { SEEN } from '@/lib/invisible'
import { trimmedText } from '@/lib/textSchemas'
import { FILL_REQUIRED, INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import type { Failure } from '@/ui/form/failures'

/** The texts of Spec §5, Admin add-user. */
const PASSWORDS_DIFFER = 'كلمة المرور وتأكيد كلمة المرور غير متطابقتين'
const PASSWORD_TOO_SHORT = 'كلمة المرور يجب أن تكون 6 أحرف على الأقل'
const MIN_PASSWORD_LENGTH = 6
/** Not in the specification; two users with the same address could not be distinguished. */
const EMAIL_TAKEN = 'يوجد مستخدم آخر بهذا البريد الإلكتروني'

/**
 * The schema of a new user (Spec §5) or of an edited one, whose password is not asked for. The email must not be in
 * `emails`, ignoring case. All rules are in one `superRefine`, so that all invalid fields are reported at once: zod would
 * compare the two passwords only after every field is valid.
 */
export const userSchema = (emails: readonly string[], isNew: boolean) => {
  const taken = new Set(emails.map((email) => cleanEmail(email).toLowerCase()))
  const fields = {
    name: trimmedText,
    role: z.enum(USER_ROLES),
    email: z.string().check(z.overwrite(cleanEmail)),
    password: z.string(),
    confirmPassword: z.string(),
  }
  return z.object(fields).check(
    z.superRefine(({ name, email, password, confirmPassword }, context) => {
      const fail = (field: keyof typeof fields, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })

      if (!SEEN.test(name)) fail('name', REQUIRED)
      if (!email) fail('email', REQUIRED)
      else if (!EMAIL_PATTERN.test(email)) fail('email', INVALID_EMAIL)
      else if (taken.has(email.toLowerCase())) fail('email', EMAIL_TAKEN)
      if (!isNew) return
      if (!password) fail('password', REQUIRED)
      else if (password.length < MIN_PASSWORD_LENGTH) fail('password', PASSWORD_TOO_SHORT)
      if (password && password !== confirmPassword) fail('confirmPassword', PASSWORDS_DIFFER)
    }),
  )
}

export type NewUser = z.output<ReturnType<typeof userSchema>>
export type EditedUser = Pick<NewUser, 'name' | 'role' | 'email'>

/**
 * The messages in the order of the rules in Spec §5, which differs from the order of the fields; the taken email is our
 * own rule and last.
 */
const IN_ORDER = [REQUIRED, PASSWORDS_DIFFER, PASSWORD_TOO_SHORT, INVALID_EMAIL, EMAIL_TAKEN]

/** The alert of a form that failed: the first of its messages. */
export function alertOf(failures: readonly Failure[]): string {
  const first = IN_ORDER.find((one) => failures.some(({ message }) => message === one))
  return first && first !== REQUIRED ? first : FILL_REQUIRED
}
