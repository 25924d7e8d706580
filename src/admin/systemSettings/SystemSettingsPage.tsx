import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Save } from 'lucide-react'
import { UnsavedNote } from '@/admin/editableList/SaveBar'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { savedSystemSettings } from '@/saved/systemSettings'
import { FormDraft } from '@/ui/form/FormDraft'
import { SAVE } from '@/ui/marks/marks'
import { BottomBar } from '@/ui/navigation/BottomBar'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { Icon } from '@/ui/theme/icons'
import { up } from '@/ui/theme/tokens'
import { EmailCard, GeneralCard, PerformanceCard } from './SettingsCards'
import { useSystemSettings } from './useSystemSettings'

const Form = styled('form')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

// Two columns on wide screens: the tall card beside the two others.
const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up.xl]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(2)': { gridArea: '1 / 2' },
    '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
  },
})

/** Three cards and the save button, which is always visible once something has changed (Spec §2). */
export function SystemSettingsPage() {
  const { field, formProps, isDirty, ...form } = useSystemSettings()
  return (
    <>
      <PageHeader dense title="إعدادات النظام" />
      <ModifiedBadge title="إعدادات النظام" stores={[savedSystemSettings]} />
      <Form aria-label="إعدادات النظام" {...formProps} {...SAVE.props}>
        <FormDraft
          form={form}
          name="systemSettings"
          subject="إعدادات النظام"
          secret="smtpPassword"
        />
        <Columns>
          <GeneralCard field={field} />
          <EmailCard field={field} />
          <PerformanceCard field={field} />
        </Columns>
        <BottomBar isStill={!isDirty}>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            startIcon={<Icon icon={Save} size="small" />}
          >
            حفظ الإعدادات
          </Button>
          <div role="status">{isDirty && <UnsavedNote />}</div>
        </BottomBar>
      </Form>
    </>
  )
}
