import { isScenario, type ScenarioName, scenarios } from '@mocks/backend/scenarios'
import type { FieldControl } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'

type Props = {
  /** null where the calls differ */
  scenario: ScenarioName | null
  onChange: (scenario: ScenarioName) => void
  control: Partial<FieldControl> & { 'aria-label'?: string }
}

/** A select of the scenarios of mocks/backend/scenarios.ts. */
export function ScenarioSelect({ scenario, onChange, control }: Props) {
  return (
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
}
