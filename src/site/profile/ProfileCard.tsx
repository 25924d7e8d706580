import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Calendar, type LucideIcon, Mail, MapPin, Pencil, Phone } from 'lucide-react'
import type { Ref } from 'react'
import type { Profile } from '@/content/profile'
import { formatCalendarDay } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Icon } from '@/ui/theme/icons'
import { inLines, muted14 } from '@/ui/theme/surface'
import { down, lineHeight, size, up, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Root = styled('section')({
  display: 'grid',
  // On phones the picture is beside the name only.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
  [up.md]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: 24,
    '& > button': { gridColumn: 'auto' },
  },
})

const Words = styled('div')({
  display: 'grid',
  gap: 12,
  minInlineSize: 0,
  '& h1': { fontSize: size.t28, fontWeight: weight.title, lineHeight: lineHeight.head },
  '& .bio': { maxInlineSize: '38rem', whiteSpace: 'pre-line' },
  '& > ul': {
    ...inLines,
    gap: '4px 24px',
    ...muted14,
    lineHeight: 1.7,
  },
  '& li': { display: 'flex', gap: 8, alignItems: 'start', minInlineSize: 0 },
  '& li > svg': { flex: 'none', marginBlockStart: 4 },
  [down.md]: {
    display: 'contents',
    '& h1': { fontSize: size.t22 },
    '& > ul': { display: 'grid' },
    '& > :not(h1)': { gridColumn: '1 / -1' },
  },
})

type Props = { profile: Profile; editButton: Ref<HTMLButtonElement>; onEdit: () => void }

/** The reader's personal data (Spec §2, Profile), and the button that starts edit mode. */
export function ProfileCard({ profile, editButton, onEdit }: Props) {
  const { name, avatar, bio, location, joinDate, email, phone } = profile
  return (
    <Root aria-label="بياناتك">
      <UserAvatar size="portrait" name={name} picture={avatar} />
      <Words>
        <h1 tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        {bio && (
          <p className="bio">
            <bdi>{nbspAfterNumbers(bio)}</bdi>
          </p>
        )}
        <ul>
          <Fact icon={MapPin} label="المكان" text={location} />
          <li>
            <Icon icon={Calendar} size="small" />
            <span>
              عضو منذ{' '}
              <time dateTime={joinDate}>{nbspAfterNumbers(formatCalendarDay(joinDate))}</time>
            </span>
          </li>
          <Fact icon={Mail} label="البريد الإلكتروني" text={email} />
          <Fact icon={Phone} label="الهاتف" text={phone} />
        </ul>
      </Words>
      <Button
        ref={editButton}
        variant="contained"
        color="primary"
        startIcon={<Icon icon={Pencil} size="small" />}
        onClick={onEdit}
      >
        تعديل الملف
      </Button>
    </Root>
  )
}

const Fact = ({ icon, label, text }: { icon: LucideIcon; label: string; text: string }) =>
  text && (
    <li>
      <Icon icon={icon} size="small" />
      <span>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        <bdi>{text}</bdi>
      </span>
    </li>
  )
