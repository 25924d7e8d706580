import { common } from '@mocks/demoLink'
import { director } from '@mocks/director'
import { type ScenarioName, scenarios } from '@mocks/scenarios'
import { styled } from '@mui/material/styles'
import { Field } from '@/ui/form/Field'
import { SwitchRow } from '@/ui/form/Switch'
import { useStore } from '@/ui/useStore'
import { LatencyField } from './LatencyField'
import { PerCall } from './PerCall'
import { ScenarioSelect } from './ScenarioSelect'
import { useRefetchData } from './useRefetchData'

const Flush = styled('div')({ '& > div': { paddingBlock: 0 } })

/** Controls how the calls are answered: all of them, the next one, or each one separately. */
export function CallFields() {
  const { calls, failNext } = useStore(director.direction)
  const refetch = useRefetchData()
  const scenario = common(calls, 'scenario')

  const choose = (next: ScenarioName) => {
    director.directAll({ scenario: next })
    refetch()
  }

  return (
    <>
      <Field label="السيناريو" hint={scenario && scenarios[scenario].description}>
        {(control) => <ScenarioSelect scenario={scenario} onChange={choose} control={control} />}
      </Field>
      <LatencyField
        label="زمن الاستجابة"
        milliseconds={common(calls, 'latency')}
        onChange={(latency) => director.directAll({ latency })}
      />
      <Flush>
        <SwitchRow
          label="أفشِل الطلب القادم"
          hint="مرة واحدة، ثم يعود كل شيء كما كان."
          isOn={failNext}
          onChange={director.failNext}
        />
      </Flush>
      <PerCall />
    </>
  )
}
