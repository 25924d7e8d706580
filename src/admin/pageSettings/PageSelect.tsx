import { styled } from '@mui/material/styles'
import { type SettingsPage, settingsPageGroups } from '@/content/admin/settingsPages'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'
import { sideBySideStyles } from './PageList'

const Root = styled('div')(({ theme }) => ({
  ...sideBySideStyles(theme, { display: 'none' }),
}))

type Props = { chosen: SettingsPage; onChoose: (id: string) => void }

export function PageSelect({ chosen, onChoose }: Props) {
  return (
    <Root>
      <Field label="الصفحة">
        {(control) => (
          <Select
            fullWidth
            value={chosen.id}
            onChange={(event) => onChoose(event.target.value)}
            inputProps={control}
          >
            {settingsPageGroups.map((group) => (
              <optgroup key={group.name} label={group.name}>
                {group.pages.map((page) => (
                  <option key={page.id} value={page.id}>
                    {page.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </Root>
  )
}
