import { expect, test } from 'vitest'
import { editsIn } from './FormDraft'

test('a draft has what was changed, without passwords and chosen pictures', () => {
  const base = { name: 'نورة', avatar: '', smtpPassword: '', privacy: { showEmail: false } }
  const picture = 'data:image/png;base64,AAAA'
  const privacy = { showEmail: true }
  const value = { ...base, name: 'ليان', avatar: picture, smtpPassword: 'x', privacy }
  expect(editsIn(base, value, 'smtpPassword')).toEqual({
    base: { name: 'نورة', privacy: { showEmail: false } },
    value: { name: 'ليان', privacy },
  })
  expect(editsIn({ avatar: picture }, { avatar: '' })).toEqual({ base: {}, value: { avatar: '' } })
  expect(editsIn(base, { ...base, avatar: picture })).toBeNull()
})
