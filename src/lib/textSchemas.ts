import * as z from 'zod/mini'
import { machineText } from './arabic'
import { cleanEmail, EMAIL_PATTERN } from './emailAddress'
import { SEEN, trimInvisible } from './invisible'
import { INVALID_EMAIL, REQUIRED } from './validation'

/** A text without spaces and invisible characters at its ends; it may be empty. */
export const trimmedText = z.string().check(z.overwrite(trimInvisible))

/** A number or name for machines, of a phone or a server. */
export const codeText = z.string().check(z.overwrite(machineText))

/** A required text; one without a visible character is refused. */
export const requiredText = trimmedText.check(z.regex(SEEN, REQUIRED))

/** A required e-mail address, without what was copied with it. */
export const requiredEmail = z.pipe(
  z.string().check(z.overwrite(cleanEmail), z.minLength(1, REQUIRED)),
  z.string().check(z.regex(EMAIL_PATTERN, INVALID_EMAIL)),
)
