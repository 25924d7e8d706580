import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { MessageSearchParams } from '@/admin/searchParams/messageSearchParams'
import type { FilterProps } from '@/admin/tables/useRecordList'
import { type ContactMessage, contactMessagesQuery } from '@/api/contactMessages'
import { HttpError, InvalidResponseError } from '@/api/http'
import { isolated } from '@/lib/isolated'
import { signIn } from '@/lib/reader'
import { useRecordParam } from '@/ui/dialog/useRecordParam'
import { rowControlSelector } from '@/ui/marks/rowControl'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { useSelection } from '@/ui/selection/useSelection'
import { ErrorState } from '@/ui/states/ErrorState'
import { useShownError } from '@/ui/states/useShownError'
import { useStore } from '@/ui/stores/useStore'
import { ListCard } from '@/ui/table/FilterBar'
import { Icon } from '@/ui/theme/icons'
import { inRows } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { useMatches } from '@/ui/theme/useMatches'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { MessageBulk } from './MessageBulk'
import { MessageList } from './MessageList'
import { MessageReader } from './MessageReader'
import type { RowActions } from './messageActions'
import { describeMessages } from './messageCounts'
import { openMessageOf } from './messageDrafts'
import { useFoundMessages } from './useFoundMessages'

const Strip = styled('div')({
  ...inRows,
  gap: 12,
  paddingBlock: 12,
  paddingInline: 20,
  borderBlockEnd: `1px solid ${colors.line}`,
  background: colors.badSoft,
  color: colors.bad,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& p': { flex: '1 1 12rem' },
  '& svg': { flex: 'none' },
})

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

  const unread = messages.filter(({ status }) => status === 'unread').length
  // A failed request is never shown as an empty list (D-28b).
  const isLost = error !== null && messages.length === 0
  const refresh = () => void refetch({ cancelRefetch: false })
  const [hasSignedIn, setSignedIn] = useState(false)
  const mustSignIn = isUnauthorised(error) && !hasSignedIn
  const signInAndRefresh = async () => {
    signIn()
    await refetch()
    setSignedIn(true)
  }
  // Steps from message to message do not render the page.
  const isOpen = useStore(
    { ...openId, get: () => openMessageOf(messages, openId.get(), composing) !== undefined },
    () => false,
  )

  return (
    <>
      <PageHeader
        dense
        title="رسائل التواصل"
        intro={
          (data || !isLost) && (
            <span>{data ? describeMessages(data.length, unread) : 'جارٍ تحميل الرسائل…'}</span>
          )
        }
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
              {error !== null && (
                <Strip role="alert">
                  <Icon icon={CircleAlert} />
                  <p>تعذّر تحميل الرسائل. ما تراه هو آخر ما وصل.</p>
                  <Button size="small" onClick={refresh}>
                    إعادة المحاولة
                  </Button>
                </Strip>
              )}
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

/** Whether the server answered 401. */
const isUnauthorised = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401

/**
 * The message for the editor when the list could not be read: the cause and what to do.
 * `hasSignedIn`: the editor has signed in since the failure.
 */
function explainReadFailure(error: unknown, hasSignedIn: boolean): string {
  if (hasSignedIn && isUnauthorised(error))
    return 'سجّلت الدخول، وما زال الخادم يرفض الطلب. اطلب الصلاحية من مدير الموقع ثم أعد المحاولة.'
  if (error instanceof InvalidResponseError)
    return `وصل رد لا يُفهم من الخادم على الطلب ${isolated(error.call)}. أعد المحاولة، فإن تكرر فأبلغ الفريق التقني.`
  if (!(error instanceof HttpError)) return 'لم يصل رد من الخادم. تحقق من اتصالك ثم أعد المحاولة.'
  return BY_STATUS[error.status] ?? 'حدث خطأ في الخادم أثناء قراءة الرسائل. أعد المحاولة بعد قليل.'
}

const BY_STATUS: Record<number, string> = {
  401: 'انتهت جلستك أو لم تسجّل دخولك.',
  403: 'لا يملك حسابك صلاحية قراءة الرسائل. اطلبها من مدير الموقع ثم أعد المحاولة.',
  404: 'لا يعرف الخادم هذا الطلب. أبلغ الفريق التقني ثم أعد المحاولة.',
  429: 'كثرت الطلبات على الخادم. انتظر دقيقة ثم أعد المحاولة.',
}
