import { type CallId, callIds, dataCalls } from '@mocks/backend/dataCalls'
import { type CallSetting, MAX_LATENCY_MS, mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import { readAnswer } from '@mocks/backend/ownScenarios'
import { describeScenario, type ScenarioName, scenarios } from '@mocks/backend/scenarios'
import { analyticsLog } from '@mocks/demo/analyticsLog'
import { ownAnswers } from '@mocks/demo/answers/ownAnswers'
import { prettyBody } from '@mocks/demo/build'
import { recorded } from '@mocks/demo/session/recorderState'
import { refetchData } from '@mocks/demo/session/refetchData'
import { downloadSession } from '@mocks/demo/session/share'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { SelectField } from '@/ui/form/SelectField'
import { useStore } from '@/ui/stores/useStore'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import { AnswerForm } from './answers/AnswerForm'
import { ServerPart } from './answers/ServerPart'
import { Action } from './panelParts'

const Details = styled('details')({
  fontSize: size.t13,
  '& > summary, & h3': { fontSize: size.t14, fontWeight: weight.label },
  '& h3': { display: 'inline' },
  '& section': { marginBlockEnd: 8 },
  '& pre': {
    margin: 0,
    padding: 8,
    maxBlockSize: '20rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    background: colors.sunken,
    borderRadius: radius.control,
  },
})

const Range = styled('label')({
  display: 'block',
  marginBlockEnd: 8,
  '& input': { inlineSize: '100%', accentColor: colors.muted },
})

export function Developer() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>للمطوّر</summary>
      {isOpen && <Opened />}
    </Details>
  )
}

function Opened() {
  const log = useStore(mockController.log)
  const events = useStore(analyticsLog)
  const tour = useStore(recorded)
  return (
    <>
      <Latency />
      <details>
        <summary>لكل طلب على حدة</summary>
        {callIds.map((id) => (
          <section key={id}>
            <ScenarioSelect call={id} />
            <Latency call={id} />
          </section>
        ))}
      </details>
      <details>
        <summary>ردّ من عندك</summary>
        <AnswerForm />
      </details>
      <details>
        <summary>خادم حقيقي</summary>
        <ServerPart />
      </details>
      <Log title="سجل الطلبات" onClear={mockController.log.clear}>
        {log.map(({ id, method, path, outcome, duration, request, response }) => (
          <li key={id}>
            <details>
              <summary dir="ltr">{`${method} ${path} · ${outcome} · ${duration ?? '…'} ms`}</summary>
              <pre dir="ltr">{[request, response].map(prettyBody).join('\n\n')}</pre>
            </details>
          </li>
        ))}
      </Log>
      <Log title="سجل التحليلات" onClear={() => analyticsLog.set([])}>
        {events.map(({ id, action, params }) => (
          <li key={id} dir="ltr">
            {[action, ...Object.values(params)].join(' · ')}
          </li>
        ))}
      </Log>
      {tour && <Action label="نزّل آخر جولة سجّلتها ملفًا" onClick={() => downloadSession(tour)} />}
    </>
  )
}

/** For all calls, or for one of them. */
type SettingProps = { call?: CallId }

/** What a call has, or what all calls have: null where they differ. */
function useSetting<Key extends keyof CallSetting>(key: Key, call?: CallId) {
  const { calls } = useStore(mockController.overrides)
  return call ? calls[call][key] : commonSetting(calls, key)
}

const labelOf = (label: string, call?: CallId) =>
  call ? `${label}: ${dataCalls[call].label}` : label

export function ScenarioSelect({ call }: SettingProps) {
  const scenario = useSetting('scenario', call)
  // Those for other calls would change nothing.
  const own = useStore(ownAnswers).filter(
    (name) => name === scenario || !call || readAnswer(name)?.call === call,
  )
  const groups = [
    { name: 'سيناريوهاتي', options: own.map(optionOf) },
    { name: 'للمطوّر', options: NAMES.slice(5).map(optionOf) },
  ]
  return (
    <SelectField
      label={labelOf('السيناريو', call)}
      hint={scenario && !call && describeScenario(scenario).description}
      size="small"
      value={scenario ?? ''}
      {...(scenario === null && { placeholder: 'مختلف لكل طلب' })}
      options={[
        ...NAMES.slice(0, 5).map(optionOf),
        ...groups.filter(({ options }) => options.length > 0),
      ]}
      onChange={(next) => {
        mockController.override({ scenario: next }, call && [call])
        refetchData()
      }}
    />
  )
}

const NAMES = Object.keys(scenarios) as ScenarioName[]

const optionOf = (name: ScenarioName) => ({ value: name, label: describeScenario(name).label })

function Latency({ call }: SettingProps) {
  const latency = useSetting('latency', call)
  const label = labelOf('زمن الاستجابة', call)
  return (
    <Range>
      <span>{label}</span> <bdi>{latency === null ? 'مختلف' : `${latency} ms`}</bdi>
      <input
        type="range"
        min={0}
        max={MAX_LATENCY_MS}
        step={100}
        value={latency ?? 0}
        aria-label={label}
        onChange={({ target }) =>
          mockController.override({ latency: target.valueAsNumber }, call && [call])
        }
      />
    </Range>
  )
}

type LogProps = { title: string; onClear: () => void; children: ReactNode[] }

const Log = ({ title, onClear, children }: LogProps) => (
  <section aria-label={title}>
    <h3>{`${title} (${children.length})`}</h3>
    <Action label="امسح" variant="text" aria-label={`امسح: ${title}`} onClick={onClear} />
    <ol>{children}</ol>
  </section>
)
