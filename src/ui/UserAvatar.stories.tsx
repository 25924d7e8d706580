import preview from '../../.storybook/preview'
import { UserAvatar } from './UserAvatar'

const meta = preview.meta({ title: 'Parts/UserAvatar', component: UserAvatar })

const NAMES = [
  'نورة الصالح',
  'مرصد الطقس',
  'سلمى تقرأ',
  'هندسة يومية',
  'عافية اليوم',
  'قناة المرسى',
  '@salma',
  '🙂',
]

export const Names = meta.story({
  args: { name: 'نورة الصالح' },
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {NAMES.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <UserAvatar name={name} /> <span dir="auto">{name}</span>
        </li>
      ))}
    </ul>
  ),
})

export const Sizes = meta.story({
  args: { name: 'نورة الصالح' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
      <UserAvatar name="نورة" size="small" />
      <UserAvatar name="نورة" />
      <UserAvatar name="نورة" size="regular" />
      <UserAvatar name="نورة" size="large" />
      <UserAvatar name="نورة" size="portrait" />
      <UserAvatar name="علم بسيط" size="large" shape="square" />
    </div>
  ),
})
