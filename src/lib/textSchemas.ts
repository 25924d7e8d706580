import * as z from 'zod/mini'
import { cleanEmail, EMAIL_PATTERN } from './emailAddress'
import { trimInvisible } from './invisible'
import { INVALID_EMAIL, REQUIRED } from './validation'

/** A text without spaces and invisible characters at its ends; it may be empty. */
export const trimmedText = z.string().check(z.overwrite(trimInvisible))

/** A text with more than marks and strokes that lengthen letters. */
export const requiredText = trimmedText.check(
  z.regex(/[^\p{M}\p{DI}\p{Cc}\u0640\u2800\s]/u, REQUIRED),
)

/** A required e-mail address, without what was copied with it. */
export const requiredEmail = z.pipe(
  z.string().check(z.overwrite(cleanEmail), z.minLength(1, REQUIRED)),
  z.string().check(z.regex(EMAIL_PATTERN, INVALID_EMAIL)),
)
