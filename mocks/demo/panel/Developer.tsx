import { callIds, dataCalls } from '@mocks/backend/dataCalls'
import { MAX_LATENCY_MS, mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import type { LoggedCall } from '@mocks/backend/requestLog'
import { analyticsLog } from '@mocks/demo/analyticsLog'
import { prettyJson } from '@mocks/demo/build'
import { recorded } from '@mocks/demo/session/recorderState'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { today } from '@/lib/localDay'
import { isSaved } from '@/lib/savedStore'
import { saveFile } from '@/lib/saveFile'
import { type SavedList, savedLists } from '@/saved/lists'
import { useStore } from '@/ui/states/useStore'
import { radius, size, weight } from '@/ui/theme/tokens'
import { ScenarioSelect, useRefetchData } from './CallFields'
import { downloadData } from './dataFile'

const Details = styled('details')(({ theme }) => ({
  fontSize: size.t13,
  '& summary': { paddingBlock: 6, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > summary': { fontSize: size.t14, fontWeight: weight.label },
  '& h3': { display: 'inline', fontSize: size.t14, fontWeight: weight.label },
  '& section, & label': { display: 'block', marginBlockEnd: 8 },
  '& input': { inlineSize: '100%', accentColor: theme.vars.palette.tokens.muted },
  '& pre': {
    margin: 0,
    padding: 8,
    maxBlockSize: '20rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    background: theme.vars.palette.tokens.sunken,
    borderRadius: radius.control,
  },
}))

/** What only developers need, closed. */
export function Developer() {
  const { calls } = useStore(mockController.overrides)
  const log = useStore(mockController.log)
  const events = useStore(analyticsLog)
  const names = useStore(savedNames, () => '').split(' ')
  const tour = useStore(recorded)
  const refetch = useRefetchData()
  const lists = savedLists.filter(({ store }) => names.includes(store.name))
  const downloadTour = async () => {
    const { downloadSession } = await import('@mocks/demo/session/share')
    if (tour) downloadSession(tour)
  }
  const downloadSpec = async () => {
    const { toSpec } = await import('@mocks/demo/session/toSpec')
    if (tour) saveFile(`madar-tour-${today()}.spec.ts`, toSpec(tour), 'text/plain')
  }
  return (
    <Details>
      <summary>للمطوّر</summary>
      <Latency
        label="زمن الاستجابة"
        milliseconds={commonSetting(calls, 'latency')}
        onChange={(latency) => mockController.overrideAll({ latency })}
      />
      <details>
        <summary>لكل طلب على حدة</summary>
        {callIds.map((id) => (
          <section key={id}>
            <ScenarioSelect
              scenario={calls[id].scenario}
              control={{ 'aria-label': `السيناريو: ${dataCalls[id].label}` }}
              onChange={(scenario) => {
                mockController.overrideCall(id, { scenario })
                refetch()
              }}
            />
            <Latency
              label={`زمن الاستجابة: ${dataCalls[id].label}`}
              milliseconds={calls[id].latency}
              onChange={(latency) => mockController.overrideCall(id, { latency })}
            />
          </section>
        ))}
      </details>
      <Log title="سجل الطلبات" clear="امسح" onClear={mockController.log.clear}>
        {log.map((call) => (
          <li key={call.id}>
            <details>
              <summary dir="ltr">{lineOf(call)}</summary>
              <pre dir="ltr">
                {[call.request, call.response]
                  .map((body) => (body ? prettyJson(body.text) + (body.isCut ? '…' : '') : '—'))
                  .join('\n\n')}
              </pre>
            </details>
          </li>
        ))}
      </Log>
      <Log title="سجل التحليلات" clear="امسح" onClear={analyticsLog.clear}>
        {events.map(({ id, action, params }) => (
          <li key={id} dir="ltr">
            {[action, ...Object.values(params)].join(' · ')}
          </li>
        ))}
      </Log>
      <Log title="مستودع المتصفح" clear="أعد الأصل" onClear={() => lists.forEach(reset)}>
        {lists.map((list) => (
          <li key={list.store.name}>
            <span>{list.title}</span>
            <Button
              variant="text"
              size="small"
              aria-label={`أعد الأصل: ${list.title}`}
              onClick={() => reset(list)}
            >
              أعد الأصل
            </Button>
          </li>
        ))}
      </Log>
      <Button size="small" onClick={downloadData}>
        نزّل كل ما في مستودع المتصفح
      </Button>
      <Button size="small" aria-disabled={!tour} onClick={() => void downloadTour()}>
        نزّل آخر جولة سجّلتها ملفًا
      </Button>
      <Button size="small" aria-disabled={!tour} onClick={() => void downloadSpec()}>
        نزّل آخر جولة سجّلتها اختبارًا (Playwright)
      </Button>
    </Details>
  )
}

/** The lists that this browser has saved, by name: a text, because the snapshot of a store must be the same value. */
const savedNames = {
  get: () =>
    savedLists
      .filter(({ store }) => isSaved(store.name))
      .map(({ store }) => store.name)
      .join(' '),
  subscribe(listener: () => void) {
    const stops = savedLists.map(({ store }) => store.subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** Saving what ships removes the key. */
const reset = ({ store }: SavedList) => void store.save(store.shipped() as never)

const OUTCOMES = { waiting: 'ينتظر', noAnswer: 'انقطع' } as const

const lineOf = ({ method, path, outcome, duration }: LoggedCall) =>
  `${method} ${path} · ${typeof outcome === 'number' ? outcome : OUTCOMES[outcome]}${duration === null ? '' : ` · ${duration} ms`}`

type LatencyProps = {
  label: string
  /** null where the calls differ */
  milliseconds: number | null
  onChange: (milliseconds: number) => void
}

const Latency = ({ label, milliseconds, onChange }: LatencyProps) => (
  <label>
    <span>{label}</span>{' '}
    <bdi aria-hidden>{milliseconds === null ? 'مختلف' : `${milliseconds} ms`}</bdi>
    <input
      type="range"
      min={0}
      max={MAX_LATENCY_MS}
      step={100}
      value={milliseconds ?? 0}
      aria-label={label}
      aria-valuetext={milliseconds === null ? 'مختلف لكل طلب' : `${milliseconds} ملّي ثانية`}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  </label>
)

type LogProps = { title: string; clear: string; onClear: () => void; children: ReactNode[] }

/** A list with its title, its length and a button that empties it. */
const Log = ({ title, clear, onClear, children }: LogProps) => (
  <section aria-label={title}>
    <h3>{`${title} (${children.length})`}</h3>
    {/* The button stays when the log is empty, because it has the focus. */}
    <Button variant="text" size="small" aria-label={`${clear}: ${title}`} onClick={onClear}>
      <span>{clear}</span>
    </Button>
    <ol>{children}</ol>
  </section>
)
