import { FormSwitch } from '@/ui/form/FormSwitch'
import { Group, type PanelProps, Rows } from './panelParts'

/** Which notifications the reader gets, and by which channel (Spec §3, notifications). */
export function NotificationsPanel({ control }: PanelProps) {
  return (
    <>
      <Group legend="ما يصلك">
        <Rows>
          <FormSwitch
            control={control}
            name="notifications.news"
            label="الأخبار العاجلة"
            hint="أهم الأخبار فور نشرها."
          />
          <FormSwitch
            control={control}
            name="notifications.followedTopics"
            label="الموضوعات التي تتابعها"
            hint="جديد اهتماماتك المختارة في لوحتك."
          />
          <FormSwitch
            control={control}
            name="notifications.offers"
            label="العروض"
            hint="خصومات الاشتراك وعروض الشركاء."
          />
        </Rows>
      </Group>
      <Group legend="كيف يصلك" note="نحفظ اختيارك، ولا تُرسل هذه النسخة التجريبية إشعارات.">
        <Rows>
          <FormSwitch
            control={control}
            name="notifications.email"
            label="البريد الإلكتروني"
            hint="رسالة إلى عنوانك في الملف الشخصي."
          />
          <FormSwitch
            control={control}
            name="notifications.push"
            label="إشعارات فورية"
            hint="تنبيه على هذا الجهاز."
          />
        </Rows>
      </Group>
    </>
  )
}
