import { mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import { type ScenarioName, scenarios } from '@mocks/backend/scenarios'
import { isNetworkKept, keepNetwork } from '@mocks/demo/session/keepNetwork'
import { styled } from '@mui/material/styles'
import { Field } from '@/ui/form/Field'
import { SwitchRow } from '@/ui/form/Switch'
import { useStore } from '@/ui/states/useStore'
import { ScenarioSelect } from './ScenarioSelect'
import { useRefetchData } from './useRefetchData'

const Flush = styled('div')({ display: 'grid', gap: 8, '& > div': { paddingBlock: 0 } })

/** Controls how the calls are answered: all of them, the next one, or each one separately. */
export function CallFields() {
  const { calls, failNext } = useStore(mockController.overrides)
  const refetch = useRefetchData()
  const scenario = commonSetting(calls, 'scenario')
  const isKept = useStore(isNetworkKept)

  const choose = (next: ScenarioName) => {
    mockController.overrideAll({ scenario: next })
    refetch()
  }

  return (
    <>
      <Field label="السيناريو" hint={scenario && scenarios[scenario].description}>
        {(control) => <ScenarioSelect scenario={scenario} onChange={choose} control={control} />}
      </Field>
      <Flush>
        <SwitchRow
          label="أفشِل الطلب القادم"
          hint="مرة واحدة، ثم يعود كل شيء كما كان."
          isOn={failNext}
          onChange={mockController.failNext}
        />
        <SwitchRow
          label="ثبّت السيناريو والجلسة بعد إعادة التحميل"
          hint="في علامة التبويب هذه، حتى تُغلقها."
          isOn={isKept}
          onChange={keepNetwork}
        />
      </Flush>
    </>
  )
}
