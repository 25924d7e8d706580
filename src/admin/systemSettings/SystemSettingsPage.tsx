import { deferHydration } from '@/hydration/deferHydration'
import { PageHeader } from '@/ui/PageHeader'

const SystemSettingsForm = deferHydration(() =>
  import('./SystemSettingsForm').then((it) => it.SystemSettingsForm),
)

/** The system settings page (Spec §2). */
export function SystemSettingsPage() {
  return (
    <>
      <PageHeader
        dense
        title="إعدادات النظام"
        intro="نسخة تجريبية: تبقى الإعدادات بعد حفظها حتى إعادة التحميل، ولا تسري على الموقع."
      />
      <SystemSettingsForm />
    </>
  )
}
