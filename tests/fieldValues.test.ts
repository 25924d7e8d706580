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

test('a change names values in the words of the screens, and of a field only what changed', () => {
  expect(VALUE_NAMES.role).toEqual(labelsOf(ROLES))
  expect(VALUE_NAMES.status).toEqual({
    ...STATUS_LABEL,
    ...labelsOf(USER_STATUSES),
    ...labelsOf(SOURCE_STATUSES),
  })
  expect(valueText('publishDate', '2026-11-25')).toBe('25 نوفمبر 2026')
  expect(valueText('nameAr', ' \u200f')).toBe('فارغ')
  expect(valueText('avatar', 'data:image/png;base64,AAAA')).toBe('صورة')
  const settings = (profileVisibility: string) => ({
    id: 'settings',
    privacy: { showEmail: false, profileVisibility },
  })
  const change = { before: settings('public'), after: settings('private') }
  expect(changeLines({ items: [change], order: null }).items[0]?.fields).toEqual([
    { name: 'الخصوصية (من يرى الملف الشخصي)', before: 'عام', after: 'خاص' },
  ])
})

test('every column of an exported list has an Arabic name', () => {
  const shipped = [savedVideos, savedChannels, savedPosts, savedProfiles].map((it) => it.shipped())
  for (const list of [managedCategoriesOf('sports'), mainCategories(), ...shipped])
    for (const header of exportRecords('list', list).lines[0] ?? [])
      expect(header).not.toMatch(/^\w+$/)
})
