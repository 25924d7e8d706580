import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { MessageSearchParams } from '@/admin/searchParams/messageSearchParams'
import type { FilterProps } from '@/admin/tables/useRecordList'
import type { ContactMessage } from '@/api/contactMessages'
import { contactMessagesQuery } from '@/api/contactMessages'
import { signIn } from '@/lib/reader'
import { useRecordParam } from '@/ui/dialog/useRecordParam'
import { rowControlSelector } from '@/ui/marks/rowControl'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { useSelection } from '@/ui/selection/useSelection'
import { ErrorState } from '@/ui/states/ErrorState'
import { useShownError } from '@/ui/states/useShownError'
import { ListCard } from '@/ui/table/ListCard'
import { Icon } from '@/ui/theme/icons'
import { useMatches } from '@/ui/theme/useMatches'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { MessageBulk } from './MessageBulk'
import { MessageList } from './MessageList'
import { MessageReader } from './MessageReader'
import type { RowActions } from './messageActions'
import { describeMessages } from './messageCounts'
import { openMessageOf } from './messageDrafts'
import { RefreshFailed } from './RefreshFailed'
import { explainReadFailure, isUnauthorised } from './readFailure'
import { useFoundMessages } from './useFoundMessages'

const TWO_PANES = '(min-width: 1440px)'

const Panes = styled('div')({
  '&[data-split]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(39.5rem, 1.1fr) minmax(27rem, 1fr)',
    alignItems: 'start',
    gap: 24,
    [`& ${rowControlSelector('resolve')}`]: { display: 'none' },
    // The open message shows its place in the list.
    '& search [role=status]': visuallyHidden,
  },
})

const RefreshButton = styled(Button)({ gap: 8 })

/** The contact messages page (Spec §2): the list, its filters, and the open message. */
export function ContactMessagesPage(props: FilterProps<MessageSearchParams>) {
  const { data, isFetching, refetch, ...read } = useQuery(contactMessagesQuery)
  const error = useShownError({ data, error: read.error })
  const messages = data ?? NONE
  const record = useRecordParam('message', props.filters.message)
  const { open, openId } = record
  const [composing, setComposing] = useState<ContactMessage>()
  const actions = useMemo((): RowActions => {
    const onView = ({ id }: ContactMessage) => open(String(id))
    const onReply = (message: ContactMessage) => {
      const id = String(message.id)
      if (openId.get() !== id) open(id)
      setComposing(message)
    }
    return { onView, onReply }
  }, [open, openId])
  const list = useFoundMessages({ ...props, messages, actions })
  const selection = useSelection(list.found)
  const isWide = useMatches(TWO_PANES)

  const summary = useMemo(
    () =>
      describeMessages(
        messages.length,
        messages.filter(({ status }) => status === 'unread').length,
      ),
    [messages],
  )
  // A failed request is never shown as an empty list (D-28b).
  const isLost = error !== null && messages.length === 0
  const refresh = () => {
    if (!isFetching) void refetch()
  }
  const [hasSignedIn, setSignedIn] = useState(false)
  const mustSignIn = isUnauthorised(error) && !hasSignedIn
  const signInAndRefresh = async () => {
    if (isFetching) return
    signIn()
    await refetch()
    setSignedIn(true)
  }
  // Steps from message to message do not render the page.
  const isOpen = useSyncExternalStore(
    openId.subscribe,
    () => openMessageOf(messages, openId.get(), composing) !== undefined,
    () => false,
  )

  return (
    <>
      <PageHeader
        dense
        title="رسائل التواصل"
        intro={(data || !isLost) && <span>{data ? summary : 'جارٍ تحميل الرسائل…'}</span>}
        actions={
          <RefreshButton onClick={refresh} aria-disabled={isFetching}>
            <Icon icon={RotateCw} size="small" />
            <span>{data && isFetching ? 'جارٍ التحديث…' : 'تحديث'}</span>
          </RefreshButton>
        }
      />
      <Panes data-split={(isWide && isOpen) || undefined}>
        <ListCard label="الرسائل">
          {isLost ? (
            <ErrorState
              title="تعذّر تحميل الرسائل"
              text={explainReadFailure(error, hasSignedIn)}
              onRetry={mustSignIn ? signInAndRefresh : refresh}
              {...(mustSignIn && { retryLabel: 'تسجيل الدخول وإعادة المحاولة' })}
              isRetrying={isFetching}
            />
          ) : (
            <>
              {error !== null && <RefreshFailed onRetry={refresh} />}
              <MessageList
                list={list}
                total={messages.length}
                selection={selection}
                isLoading={!data}
                isCovered={isOpen}
                openId={openId}
                isNarrow={isWide && isOpen}
              />
            </>
          )}
        </ListCard>
        <MessageReader
          messages={messages}
          isLoaded={data !== undefined}
          list={list}
          record={record}
          layout={isWide ? 'pane' : 'dialog'}
          composing={composing}
          onCompose={setComposing}
          onReply={actions.onReply}
        />
      </Panes>
      <MessageBulk selection={selection} found={list.found} />
    </>
  )
}

const NONE: ContactMessage[] = []
