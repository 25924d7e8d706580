import { deferHydration } from '@/hydration/deferHydration'
import { isSaved } from '@/lib/savedStore'
import { readText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { PageHeader } from '@/ui/PageHeader'
import type { SettingsTab } from './settingsSearchParams'

const { formDrafts } = APP_KEYS

const SettingsForm = deferHydration(
  () => import('./SettingsForm').then((it) => it.SettingsForm),
  () => isSaved('settings') || readText(formDrafts.key, formDrafts.area) !== null,
)

/** `/settings` (Spec §2). */
export function SettingsPage({ tab }: { tab: SettingsTab }) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: 'الإعدادات' }]}
        title="الإعدادات"
        intro="حسابك وما يصلك منا، في خمسة أقسام."
      />
      <SettingsForm tab={tab} />
    </>
  )
}
