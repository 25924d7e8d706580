import { ShippedMark } from '@/admin/ShippedMark'
import { deferHydration } from '@/hydration/deferHydration'
import { isSaved } from '@/lib/savedStore'
import { readText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { savedSystemSettings } from '@/saved/systemSettings'
import { PageHeader } from '@/ui/PageHeader'

const drafts = APP_KEYS.formDrafts

const SystemSettingsForm = deferHydration(
  () => import('./SystemSettingsForm').then((it) => it.SystemSettingsForm),
  () => isSaved('systemSettings') || readText(drafts.key, drafts.area) !== null,
)

const STORES = [savedSystemSettings]

/** The system settings page (Spec §2). */
export function SystemSettingsPage() {
  return (
    <>
      <PageHeader
        dense
        title="إعدادات النظام"
        intro="نسخة تجريبية: تبقى الإعدادات بعد حفظها في هذا المتصفح وحده، من دون كلمة المرور."
      />
      <ShippedMark title="إعدادات النظام" stores={STORES} />
      <SystemSettingsForm />
    </>
  )
}
