import { expect, test } from 'vitest'
import { STATUS_LABEL } from '@/admin/contactMessages/MessageStatusBadge'
import { exportRecords } from '@/admin/export/exportRecords'
import { STATUSES as SOURCE_STATUSES } from '@/admin/newsSources/sourceTexts'
import { ROLES, STATUSES as USER_STATUSES } from '@/admin/users/userTexts'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { mainCategories } from '@/content/admin/pageCategories'
import { changeLines } from '@/saved/describeChange'
import { VALUE_NAMES, valueText } from '@/saved/fieldValues'
import { savedPosts, savedProfiles } from '@/saved/posts'
import { savedChannels, savedVideos } from '@/saved/videos'

const labelsOf = (texts: Record<string, { label: string }>) =>
  Object.fromEntries(Object.entries(texts).map(([value, { label }]) => [value, label]))

test('a change names values in the words of the screens', () => {
  expect(VALUE_NAMES.role).toEqual(labelsOf(ROLES))
  expect(VALUE_NAMES.status).toEqual({
    ...STATUS_LABEL,
    ...labelsOf(USER_STATUSES),
    ...labelsOf(SOURCE_STATUSES),
  })
  expect(valueText('publishDate', '2026-11-25')).toBe('25 نوفمبر 2026')
  expect(valueText('nameAr', ' \u200f')).toBe('فارغ')
  expect(valueText('avatar', 'data:image/png;base64,AAAA')).toBe('صورة')
})

test('of a field with fields of its own only what changed is named', () => {
  const before = { id: 'settings', privacy: { showEmail: false, profileVisibility: 'public' } }
  const after = { id: 'settings', privacy: { showEmail: false, profileVisibility: 'private' } }
  const [item] = changeLines({ items: [{ before, after }], order: null }).items
  expect(item?.fields).toEqual([
    { name: 'الخصوصية (من يرى الملف الشخصي)', before: 'عام', after: 'خاص' },
  ])
})

test.each([
  ['categories', managedCategoriesOf('sports')],
  ['page categories', mainCategories()],
  ['videos', savedVideos.shipped()],
  ['channels', savedChannels.shipped()],
  ['posts', savedPosts.shipped()],
  ['profiles', savedProfiles.shipped()],
])('every column of an exported list has an Arabic name: %s', (name, list) => {
  for (const header of exportRecords(name, list).lines[0] ?? []) expect(header).not.toMatch(/^\w+$/)
})
