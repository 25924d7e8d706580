import { mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import { isScenario, type ScenarioName, scenarios } from '@mocks/backend/scenarios'
import { isNetworkKept, keepNetwork } from '@mocks/demo/session/keepNetwork'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { Field, type FieldControl } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'
import { SwitchRow } from '@/ui/form/Switch'
import { useStore } from '@/ui/states/useStore'

const Flush = styled('div')({ display: 'grid', gap: 8, '& > div': { paddingBlock: 0 } })

/** Controls how the calls are answered: all of them, or the next one. */
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

type ScenarioProps = {
  /** null where the calls differ */
  scenario: ScenarioName | null
  onChange: (scenario: ScenarioName) => void
  control: Partial<FieldControl> & { 'aria-label'?: string }
}

/** A select of the scenarios of mocks/backend/scenarios.ts. */
export const ScenarioSelect = ({ scenario, onChange, control }: ScenarioProps) => (
  <Select
    fullWidth
    size="small"
    value={scenario ?? ''}
    inputProps={control}
    onChange={({ target }) => {
      if (isScenario(target.value)) onChange(target.value)
    }}
  >
    {scenario === null && (
      <option value="" disabled hidden>
        مختلف لكل طلب
      </option>
    )}
    {Object.entries(scenarios).map(([name, { label }]) => (
      <option key={name} value={name}>
        {label}
      </option>
    ))}
  </Select>
)

/**
 * Returns a function that clears the cached responses and refetches what the screen shows, as on a first visit,
 * so that its loading and error states are visible. Queries that are not API calls (a screen's own saved state)
 * stay.
 */
export function useRefetchData(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.resetQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/'),
    })
  }
}
