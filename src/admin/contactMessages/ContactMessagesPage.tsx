import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { RotateCw } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { type ContactMessage, type MessageId, useContactMessages } from '@/api/contactMessages'
import { signIn } from '@/lib/session'
import { Icon } from '@/ui/icons'
import { PageHeader } from '@/ui/PageHeader'
import { ErrorState } from '@/ui/states/ErrorState'
import { useShownError } from '@/ui/states/useShownError'
import { type FilterProps, MessageList } from './MessageList'
import { describeMessages } from './messageCounts'
import { OpenMessage } from './OpenMessage'
import { RefreshFailed } from './RefreshFailed'
import { explainReadFailure, isUnauthorised } from './readFailure'

const ListCard = styled(Card)({ overflow: 'hidden' }) as typeof Card
const RefreshButton = styled(Button)({ gap: 8 })

/** The contact messages page (Spec §2): the list, its filters, and the open message. */
export function ContactMessagesPage(props: FilterProps) {
  const { data, isFetching, refetch, ...read } = useContactMessages()
  const error = useShownError({ data, error: read.error })
  const [openId, setOpenId] = useState<MessageId | null>(null)
  const onView = useCallback((message: ContactMessage) => setOpenId(message.id), [])
  const onClose = useCallback(() => setOpenId(null), [])
  const messages = data ?? NONE

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

  return (
    <>
      <PageHeader
        dense
        title="رسائل التواصل"
        intro={data ? summary : isLost ? undefined : 'جارٍ تحميل الرسائل…'}
        actions={
          <RefreshButton onClick={refresh} aria-disabled={isFetching}>
            <Icon icon={RotateCw} size="small" />
            {data && isFetching ? 'جارٍ التحديث…' : 'تحديث'}
          </RefreshButton>
        }
      />
      <ListCard component="section" aria-label="الرسائل">
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
              {...props}
              messages={messages}
              isLoading={!data}
              isCovered={messages.some(({ id }) => id === openId)}
              onView={onView}
            />
          </>
        )}
      </ListCard>
      <OpenMessage messages={messages} openId={openId} onClose={onClose} />
    </>
  )
}

const NONE: ContactMessage[] = []
