import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { UserAvatar } from './UserAvatar'

/** صورة المستخدم */
const meta = preview.meta({
  title: 'Parts/UserAvatar',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** beside the name of a person, a channel (shape="square") or an account.

  **Not** alone: it is silent for screen readers, so a name must be beside it or on the button around it.

  **Screen reader:** Nothing: the name beside it says who it is.
`),
  component: UserAvatar,
})

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

export const Letter = meta.story({ args: { name: 'نورة الصالح', size: 'large' } })

export const Names = meta.story({
  tags: ['state:rest'],
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
      <UserAvatar name="نورة" size="xlarge" />
      <UserAvatar name="نورة" size="portrait" />
      <UserAvatar name="علم بسيط" size="large" shape="square" />
    </div>
  ),
})

/** Four times as wide as high: it is cropped, not squeezed. */
const WIDE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"%3E%3Cpath fill="teal" d="M0 0h20v10H0z"/%3E%3Cpath fill="orange" d="M20 0h20v10H20z"/%3E%3C/svg%3E'

export const Picture = meta.story({
  args: { name: 'نورة الصالح', picture: WIDE },
  render: ({ name, picture = '' }) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'end' }}>
      <UserAvatar name={name} picture={picture} />
      <UserAvatar name={name} picture={picture} size="portrait" />
    </div>
  ),
})

export const Board = meta.story(partBoard)
