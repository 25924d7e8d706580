import { styled } from '@mui/material/styles'
import { type SettingsPage, settingsPageGroups } from '@/content/admin/settingsPages'
import { SelectField } from '@/ui/form/SelectField'
import { sideBySideStyles } from './PageList'

const Root = styled('div')({
  ...sideBySideStyles({ display: 'none' }),
})

const PAGES = settingsPageGroups.map(({ name, pages }) => ({
  name,
  options: pages.map((page) => ({ value: page.id, label: page.name })),
}))

type Props = { chosen: SettingsPage; onChoose: (id: string) => void }

export const PageSelect = ({ chosen, onChoose }: Props) => (
  <Root>
    <SelectField label="الصفحة" options={PAGES} value={chosen.id} onChange={onChoose} />
  </Root>
)
