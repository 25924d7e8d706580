import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useMemo, useRef, useState } from 'react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import { type ContactMessage, contactMessagesQuery } from '@/api/contactMessages'
import { invalidate } from '@/api/crossTab'
import { HttpError } from '@/api/http'
import { formatNumber, plural } from '@/lib/arabic'
import { MESSAGES } from '@/lib/nouns'
import { SelectionBar } from '@/ui/selection/SelectionBar'
import { type Selection, selectedOf } from '@/ui/selection/useSelection'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import { confirm } from '@/ui/stores/confirm'
import { toast } from '@/ui/stores/toast'
import { useStoreInTransition } from '@/ui/stores/useStore'
import { idleButton } from '@/ui/theme/idleButton'
import { inlineRow } from '@/ui/theme/surface'
import { colors } from '@/ui/theme/tokens'
import { type ChangeResult, changeMessage } from './changeMessage'
import { exportMessages } from './exportMessages'
import {
  ACTION_LABEL,
  MESSAGE_ACTIONS,
  type MessageAction,
  offeredActions,
  STATE_KEYS,
} from './messageActions'
import { untilIdle } from './useMessageChange'

/** «سُجّلت مقروءة: 3 رسائل», «سُجّل الرد على: 3 رسائل». */
const DONE: Record<MessageAction, (count: string) => string> = {
  read: (count) => `سُجّلت مقروءة: ${count}`,
  replied: (count) => `سُجّل الرد على: ${count}`,
  resolved: (count) => `سُجّل الحل في: ${count}`,
}

/** More messages than this are changed only after a question, since no change can be taken back (Spec §4). */
const ASK_FROM = 26

const Bar = styled('progress')({ inlineSize: '10rem', blockSize: 6, accentColor: colors.brand })

const Progress = styled('span')({ ...inlineRow, flexWrap: 'wrap', gap: '4px 12px' })

const Idle = styled(Button)(idleButton)

type State =
  | { kind: 'running'; finished: number; total: number; stop: () => void }
  | { kind: 'failed'; action: MessageAction; failed: readonly ContactMessage[]; text: string }

type Props = { selection: Selection; found: readonly ContactMessage[] }

/**
 * What can be done to the selected messages. Each is one call; four run at once, and the list is read again when all
 * have ended. What was done is no longer selected; what fails is named with the reasons, and can be tried again alone.
 */
export function MessageBulk({ selection, found }: Props) {
  const client = useQueryClient()
  const [state, setState] = useState<State>()
  const bar = useRef<HTMLProgressElement>(null)
  const ids = useStoreInTransition(selection)
  // Not for each key that steps through 10,000 messages.
  const chosen = useMemo(() => selectedOf(found, ids), [found, ids])

  const targetsOf = (action: MessageAction) =>
    chosen.filter((message) => offeredActions(message).has(action))

  async function run(
    action: MessageAction,
    targets: readonly ContactMessage[] = targetsOf(action),
  ) {
    if (state?.kind === 'running' || targets.length === 0) return
    const total = targets.length
    if (
      total >= ASK_FROM &&
      !(await confirm({
        question: `${ACTION_LABEL[action]}: ${plural(total, MESSAGES)}؟`,
        detail: 'لا يمكن التراجع عن ذلك.',
        confirmLabel: 'تسجيل',
        tone: 'caution',
      }))
    )
      return
    const queue = [...targets]
    const stop = () => void queue.splice(0)
    const done = new Map<ContactMessage, ChangeResult>()
    const failed = new Map<ContactMessage, unknown>()
    const showProgress = () =>
      setState({ kind: 'running', finished: done.size + failed.size, total, stop })
    showProgress()
    async function work() {
      for (let message = queue.shift(); message; message = queue.shift()) {
        try {
          // Otherwise this change would undo a reply that is being recorded.
          await untilIdle(client, message.id)
          done.set(message, await changeMessage(client, { action, message }))
        } catch (error) {
          failed.set(message, error)
        }
        showProgress()
      }
    }
    await Promise.all([work(), work(), work(), work()])
    await invalidate(client, contactMessagesQuery.queryKey[0])
    selection.toggleAll([...done.keys()], false)
    const results = [...done.values()]
    const written = results.filter(({ isWritten }) => isWritten).length
    const unchanged = done.size - written
    const withOthersNotes = results.filter((one) => one.isWritten && one.hasOthersNotes).length
    const text = [
      written > 0 && `${DONE[action](plural(written, MESSAGES))}.`,
      unchanged > 0 && `بقي كما حُفظ آخر مرة: ${plural(unchanged, MESSAGES)}.`,
      withOthersNotes > 0 &&
        `بقيت ملاحظات محرر آخر في ${plural(withOthersNotes, OBLIQUE_MESSAGES)}.`,
      failed.size > 0 && describeFailures([...failed.values()]),
    ]
      .filter(Boolean)
      .join(' ')
    if (failed.size === 0) {
      setState(undefined)
      if (text) toast[written > 0 ? 'success' : 'info'](text)
      return
    }
    console.error(`${failed.size} of ${total} messages`, failed.values().next().value)
    // Without its progress bar the editor has left the screen, so a toast has to say it.
    if (!bar.current) toast.error(text)
    setState({ kind: 'failed', action, failed: [...failed.keys()], text })
  }

  useShortcuts({
    title: 'الرسائل المحدّدة',
    shortcuts: STATE_KEYS.map(([keys, action]) => ({
      keys,
      label: `${ACTION_LABEL[action]}، في كل المحدّد`,
      isPresent: () => chosen.length > 0,
      isPossible: () => targetsOf(action).length > 0,
      run: () => (chosen.length > 0 ? void run(action) : false),
    })),
  })

  return (
    <SelectionBar selection={selection} found={found} noun={MESSAGES} status={statusOf(state, bar)}>
      {() => {
        if (state?.kind === 'running')
          return (
            <Button size="small" onClick={state.stop}>
              <span>إيقاف</span>
            </Button>
          )
        if (state?.kind === 'failed')
          return (
            <>
              <Button
                size="small"
                variant="contained"
                color="primary"
                onClick={() => void run(state.action, state.failed)}
              >
                <span>إعادة المحاولة معها وحدها</span>
              </Button>
              <Button size="small" variant="text" onClick={() => setState(undefined)}>
                <span>إغلاق</span>
              </Button>
            </>
          )
        return (
          <>
            {MESSAGE_ACTIONS.map((action) => {
              const isOffered = targetsOf(action).length > 0
              return (
                <Idle
                  key={action}
                  size="small"
                  // With its reason, where no selected message can be changed so.
                  aria-disabled={!isOffered}
                  {...(!isOffered && { title: 'كلها كذلك من قبل' })}
                  onClick={() => void run(action)}
                >
                  <span>{ACTION_LABEL[action]}</span>
                </Idle>
              )
            })}
            <ExportMenu label="تصدير المحدّد" prepare={() => exportMessages(chosen)} />
          </>
        )
      }}
    </SelectionBar>
  )
}

function statusOf(state: State | undefined, bar: Ref<HTMLProgressElement>) {
  if (!state) return undefined
  if (state.kind === 'failed') return state.text
  const text = `${formatNumber(state.finished)} من ${formatNumber(state.total)}`
  return (
    <Progress>
      <span>{`جارٍ الحفظ: ${text}`}</span>
      <Bar ref={bar} aria-label="التقدم" value={state.finished} max={state.total} />
    </Progress>
  )
}

/** The most frequent reason first: «تعذّر الحفظ في 5 رسائل. خطأ في الخادم (500)، 3 رسائل. لم تعد موجودة (404)، رسالتان.» */
function describeFailures(errors: readonly unknown[]): string {
  const byReason = Map.groupBy(errors, reasonOf)
  const subject = `تعذّر الحفظ في ${plural(errors.length, OBLIQUE_MESSAGES)}`
  const [only, ...others] = byReason.keys()
  if (others.length === 0) return `${subject}: ${only}.`
  const frequent = [...byReason].toSorted(([, a], [, b]) => b.length - a.length)
  const parts = frequent.map(([reason, { length }]) => `${reason}، ${plural(length, MESSAGES)}`)
  return `${subject}. ${parts.join('. ')}.`
}

/** After «في». */
const OBLIQUE_MESSAGES = { ...MESSAGES, two: 'رسالتين' }

/** The reason of a failed call; the call wraps it as its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof HttpError)) return 'لم يصل رد من الخادم'
  const { status } = cause
  if (status === 401 || status === 403) return `لا يسمح حسابك بذلك (${status})`
  if (status === 404) return 'لم تعد موجودة (404)'
  return status >= 500 ? `خطأ في الخادم (${status})` : `رفضها الخادم (${status})`
}
