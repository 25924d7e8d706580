import { PageHeader } from '@/ui/theme/PageHeader'
import { SettingsForm } from './SettingsForm'
import type { SettingsTab } from './settingsSearchParams'

/** `/settings` (Spec §2). */
export function SettingsPage({ tab }: { tab: SettingsTab }) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: 'الإعدادات' }]}
        title="الإعدادات"
        intro="حسابك وما يصلك منا."
      />
      <SettingsForm tab={tab} />
    </>
  )
}
