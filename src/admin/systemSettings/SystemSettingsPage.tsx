import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { savedSystemSettings } from '@/saved/systemSettings'
import { PageHeader } from '@/ui/theme/PageHeader'
import { SystemSettingsForm } from './SystemSettingsForm'

const STORES = [savedSystemSettings]

/** The system settings page (Spec §2). */
export function SystemSettingsPage() {
  return (
    <>
      <PageHeader dense title="إعدادات النظام" />
      <ModifiedBadge title="إعدادات النظام" stores={STORES} />
      <SystemSettingsForm />
    </>
  )
}
