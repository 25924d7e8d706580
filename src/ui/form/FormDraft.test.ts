import { expect, test } from 'vitest'
import { changedFields } from './FormDraft'

test('a draft has what was changed, without passwords and chosen pictures', () => {
  const values = {
    name: 'نورة',
    avatar: 'data:image/png;base64,AAAA',
    smtpPassword: 'x',
    privacy: { showEmail: true, allowMessages: false },
  }
  const dirty = { name: true, avatar: true, smtpPassword: true, privacy: { showEmail: true } }
  expect(changedFields(values, dirty, 'smtpPassword')).toEqual({
    name: 'نورة',
    'privacy.showEmail': true,
  })
  expect(changedFields({ avatar: '' }, { avatar: true })).toEqual({ avatar: '' })
})
