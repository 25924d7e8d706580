import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Pencil } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { ChangeRow } from '@/admin/changeLog/ChangeRow'
import { RecordStatus } from '@/admin/tables/RecordStatus'
import type { AdminUser } from '@/content/admin/users'
import { formatNumber } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { changedItems } from '@/lib/listChanges'
import { addressLink } from '@/lib/mailto'
import { pageTitle } from '@/lib/pageTitle'
import type { LogEntry } from '@/saved/changeLog'
import { savedChangeLog } from '@/saved/changeLog'
import { DialogFoot } from '@/ui/dialog/DialogFoot'
import { DialogHead, DialogTitle } from '@/ui/dialog/DialogFrame'
import { SideSheet } from '@/ui/dialog/SideSheet'
import { useUnknownRecord } from '@/ui/dialog/useUnknownRecord'
import { RECORD } from '@/ui/marks/marks'
import { focusRow } from '@/ui/marks/rowControl'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { PanelRows } from '@/ui/theme/Panel'
import { colors, size, weight } from '@/ui/theme/tokens'
import { useNow } from '@/ui/theme/useNow'
import { LastLogin, RoleBadge, UserPicture } from './UserCells'
import type { UserActions } from './userColumns'

/** The entries of the change log that a user made, by name, or that are about the user; the order stays. */
export const userActivity = (
  log: readonly LogEntry[],
  { id, name }: Pick<AdminUser, 'id' | 'name'>,
): LogEntry[] =>
  log.filter(
    (entry) =>
      entry.by === name ||
      (entry.list === 'users' && changedItems(entry).some((changed) => changed.id === id)),
  )

const SHOWN = 20

const Body = styled('div')({
  flex: 1,
  containerType: 'inline-size',
  paddingInline: 24,
  paddingBlockEnd: 24,
})

const Head = styled(DialogHead)({
  '&&': { alignItems: 'center' },
  gap: 12,
  marginInline: -24,
  padding: '20px 24px 12px',
  // The picture makes way for large text, so that no name is broken inside a word.
  '& > span': {
    flex: 'none',
    inlineSize: '2.75rem',
    '@container (max-width: 14rem)': { display: 'none' },
  },
  '& h2': { fontSize: size.t18 },
  '& > :last-child': { alignSelf: 'start', marginBlock: 0, marginInlineEnd: '-0.5rem' },
})

const Badges = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 16 })

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  fontSize: size.t14,
  '& dt': { color: colors.muted },
})

const Subtitle = styled('h3')({
  marginBlock: '24px 4px',
  fontSize: size.t16,
  fontWeight: weight.title,
})

const Rows = styled(PanelRows)({ paddingInline: 0 })

const Quiet = styled('p')({ fontSize: size.t14, color: colors.muted })

const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 24px',
  borderBlockStart: `1px solid ${colors.line}`,
  background: colors.paper,
})

const Delete = styled(Button)({ marginInlineStart: 'auto', color: colors.bad })

type Props = UserActions & {
  users: readonly AdminUser[]
  openId: string | undefined
  onClose: () => void
}

export function UserSheet({ users, openId, onClose, onEdit, onToggle, onDelete }: Props) {
  const titleId = useId()
  const current = users.find(({ id }) => id === openId)
  // Keeps the user while the sheet fades out.
  const [shown, setShown] = useState(current)
  if (current && current !== shown) setShown(current)
  useUnknownRecord(
    openId !== undefined && !current,
    onClose,
    shown?.id === openId ? undefined : 'لا مستخدم بهذا الرابط. ربما حُذف بعد نسخه.',
  )
  useEffect(() => {
    if (openId === undefined) return
    return () => void focusRow(openId, 'open')
  }, [openId])

  useShortcuts({
    title: 'المستخدم المفتوح',
    shortcuts: [
      {
        keys: 'e',
        label: 'تعديل المستخدم',
        isPresent: () => current !== undefined,
        isPossible: () => current !== undefined,
        worksIn: (dialog) => dialog.contains(document.getElementById(titleId)),
        run: () => (current ? onEdit(current) : false),
      },
    ],
  })

  if (!shown) return null
  const { name, email, role, status, joinDate, lastLogin, articles } = shown
  return (
    <SideSheet open={current !== undefined} onClose={onClose} titleId={titleId}>
      {current && <title>{pageTitle(name)}</title>}
      <Body {...RECORD.props}>
        <Head onClose={onClose}>
          <span>
            <UserPicture user={shown} />
          </span>
          <DialogTitle id={titleId} tabIndex={-1} ref={focusTitle}>
            <bdi>{name}</bdi>
          </DialogTitle>
        </Head>
        <Badges>
          <RoleBadge role={role} />
          <RecordStatus status={status} />
        </Badges>
        <Facts>
          <dt>البريد</dt>
          <dd data-line>
            <a href={addressLink(email)}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </dd>
          <dt>الانضمام</dt>
          <dd>
            <time dateTime={joinDate}>{formatCalendarDay(joinDate)}</time>
          </dd>
          <dt>آخر دخول</dt>
          <dd>
            <LastLogin lastLogin={lastLogin} />
          </dd>
          <dt>المقالات</dt>
          <dd>{formatNumber(articles)}</dd>
        </Facts>
        <Subtitle>النشاط في هذا المتصفح</Subtitle>
        <UserActivity key={shown.id} user={shown} />
      </Body>
      <DialogFoot>
        <Foot>
          <Button
            variant="contained"
            color="primary"
            startIcon={<Icon icon={Pencil} size="small" />}
            onClick={() => onEdit(shown)}
          >
            تعديل
          </Button>
          <Button onClick={() => onToggle(shown)}>
            <span>{status === 'active' ? 'تعطيل' : 'تفعيل'}</span>
          </Button>
          <Delete variant="text" onClick={() => onDelete(shown)}>
            حذف
          </Delete>
        </Foot>
      </DialogFoot>
    </SideSheet>
  )
}

/** A screen reader starts at the name. */
const focusTitle = (title: HTMLElement | null) => title?.focus()

/** What the user changed in this browser, and what was changed about the user, the newest first. */
function UserActivity({ user }: { user: AdminUser }) {
  const log = useStore(savedChangeLog)
  const now = useNow() ?? new Date()
  const [isWhole, setWhole] = useState(false)
  const entries = userActivity(log, user)
  if (entries.length === 0) return <Quiet>لا تغييرات باسمه ولا على حسابه في سجل هذا المتصفح.</Quiet>
  return (
    <>
      <Rows>
        {entries.slice(0, isWhole ? undefined : SHOWN).map((entry) => (
          <ChangeRow key={entry.id} entry={entry} now={now} />
        ))}
      </Rows>
      {!isWhole && entries.length > SHOWN && (
        <Button size="small" onClick={() => setWhole(true)}>
          <span>{`عرض كل النشاط (${formatNumber(entries.length)})`}</span>
        </Button>
      )}
    </>
  )
}
