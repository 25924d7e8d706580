import type { LoggedBody, LoggedCall, Outcome } from '@mocks/backend/requestLog'
import { prettyJson } from '@mocks/demo/prettyJson'
import { styled } from '@mui/material/styles'
import { Check, Ellipsis, X } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '@/ui/theme/icons'
import { radius, size, weight } from '@/ui/theme/tokens'

const Details = styled('details')(({ theme }) => ({
  direction: '/* @noflip */ltr' as 'ltr',
  textAlign: 'start',
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto 3.5rem',
    alignItems: 'center',
    gap: 8,
    minBlockSize: '1.875rem',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: radius.badge,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: theme.vars.palette.tokens.sunken },
  },
  '& b': { fontWeight: weight.card },
  '& .path': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[open] .path': { whiteSpace: 'normal' },
  '& .time': { textAlign: 'end', color: theme.vars.palette.tokens.muted },
}))

const Status = styled('span')<{
  tone: 'ok' | 'bad' | 'muted'
}>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: weight.card,
  color: theme.vars.palette.tokens[tone],
}))

const Note = styled('p')(({ theme }) => ({
  paddingBlock: 4,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

const Text = styled('textarea')(({ theme }) => ({
  display: 'block',
  // The content of a `<details>` does not inherit the `box-sizing` of the page.
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  marginBlockEnd: 4,
  padding: 8,
  background: theme.vars.palette.tokens.sunken,
  color: theme.vars.palette.tokens.ink,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.control,
  fontFamily: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSize: size.t13,
  lineHeight: 1.6,
  resize: 'vertical',
  overflowWrap: 'anywhere',
}))

/** One line per call, left to right. It expands to the request body and the response body. */
export function LoggedRequest({ call }: { call: LoggedCall }) {
  const { method, path, outcome, duration } = call
  const { icon, text, tone } = describeOutcome(outcome)
  return (
    <li>
      <Details>
        <summary>
          <b>{method}</b>
          <span className="path">{path}</span>
          <Status tone={tone}>
            <Icon icon={icon} size="tiny" />
            <span>{text}</span>
          </Status>
          <span className="time">{duration === null ? '' : `${duration} ms`}</span>
        </summary>
        <Body title="الطلب" of={`${method} ${path}`} body={call.request} />
        <Body title="الرد" of={`${method} ${path}`} body={call.response} />
      </Details>
    </li>
  )
}

function describeOutcome(outcome: Outcome) {
  if (outcome === 'waiting') return { icon: Ellipsis, text: 'ينتظر', tone: 'muted' } as const
  if (outcome === 'noAnswer') return { icon: X, text: 'انقطع', tone: 'bad' } as const
  return outcome < 400
    ? ({ icon: Check, text: outcome, tone: 'ok' } as const)
    : ({ icon: X, text: outcome, tone: 'bad' } as const)
}

const MAX_ROWS = 14
/** Roughly how many characters fit on a line. */
const LINE_LENGTH = 40

const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.ceil(Math.max(line.length, 1) / LINE_LENGTH), 0)

function Body({ title, of, body }: { title: string; of: string; body: LoggedBody | null }) {
  const id = useId()
  if (!body) return <Note dir="rtl">{`${title}: بلا محتوى`}</Note>
  const text = prettyJson(body.text)
  return (
    <>
      <Note dir="rtl" id={id}>
        {body.isCut ? `${title} (أول 10 كيلوبايت)` : title}
      </Note>
      <Text
        readOnly
        dir="ltr"
        spellCheck={false}
        aria-label={`${title}: ${of}`}
        aria-describedby={id}
        rows={Math.min(linesOf(text), MAX_ROWS)}
        value={text}
      />
    </>
  )
}
