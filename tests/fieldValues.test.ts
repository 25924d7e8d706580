import { expect, test } from 'vitest'
import { STATUS_LABEL } from '@/admin/contactMessages/MessageStatusBadge'
import { STATUSES as SOURCE_STATUSES } from '@/admin/newsSources/sourceTexts'
import { ROLES, STATUSES as USER_STATUSES } from '@/admin/users/userTexts'
import { VALUE_NAMES } from '@/saved/fieldValues'

const labelsOf = (texts: Record<string, { label: string }>) =>
  Object.fromEntries(Object.entries(texts).map(([value, { label }]) => [value, label]))

test('a change names values in the words of the screens', () => {
  expect(VALUE_NAMES.role).toEqual(labelsOf(ROLES))
  expect(VALUE_NAMES.status).toEqual({
    ...STATUS_LABEL,
    ...labelsOf(USER_STATUSES),
    ...labelsOf(SOURCE_STATUSES),
  })
})
