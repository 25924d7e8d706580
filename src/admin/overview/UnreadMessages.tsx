import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { contactMessagesQuery } from '@/api/contactMessages'
import { formatNumber } from '@/lib/arabic'
import { AppLink } from '@/ui/navigation/links'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { Skeleton } from '@/ui/states/Skeleton'
import { Panel } from '@/ui/theme/Panel'
import { inColumn, muted13, muted14 } from '@/ui/theme/surface'
import { LinkRows } from './LinkRows'

const PLACES = [0, 1, 2]
const LIST = { to: '/admin/contact-messages', search: { status: 'unread' } } as const

const Rows = styled(LinkRows)({
  // As high as a row of a table.
  '& > li': {
    ...inColumn,
    alignContent: 'center',
    rowGap: 0,
    minBlockSize: '3.25rem',
    paddingBlock: 4,
    lineHeight: 1.5,
  },
  '& > li > :not(a)': muted13,
})

const Loading = styled('div')({ position: 'relative' })

const Note = styled('p')({
  // As high as three rows, so that nothing moves when they come.
  minBlockSize: '9.75rem',
  display: 'grid',
  placeContent: 'center',
  ...muted14,
})

export function UnreadMessages() {
  const { data, error } = useQuery(contactMessagesQuery)
  const unread = data?.filter(({ status }) => status === 'unread')
  return (
    <Panel
      title="رسائل غير مقروءة"
      note={unread && <AppLink {...LIST}>{`عرض الكل (${formatNumber(unread.length)})`}</AppLink>}
    >
      {unread?.length ? (
        <Rows>
          {unread.slice(0, PLACES.length).map(({ id, name, subject }) => (
            <li key={id}>
              <AppLink to={LIST.to} search={{ ...LIST.search, message: String(id) }} dir="auto">
                {subject}
              </AppLink>
              <span dir="auto">{name}</span>
            </li>
          ))}
        </Rows>
      ) : unread || error ? (
        <Note>{unread ? 'لا رسائل غير مقروءة.' : 'تعذّر تحميل الرسائل.'}</Note>
      ) : (
        <Loading aria-busy>
          <LoadingSpinner label="جارٍ التحميل: رسائل غير مقروءة" />
          <Rows aria-hidden>
            {PLACES.map((place) => (
              <li key={place}>
                <Skeleton width="70%" height={16} />
              </li>
            ))}
          </Rows>
        </Loading>
      )}
    </Panel>
  )
}
