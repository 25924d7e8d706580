import { Bell, type LucideIcon, Monitor, Shield, SlidersHorizontal, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { AvatarField } from '@/site/account/AvatarField'
import { readerFields } from '@/site/account/settingsSchema'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { RequiredLegend } from '@/ui/form/Field'
import { FieldGrid } from '@/ui/form/FieldGrid'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { DisplayPanel } from './DisplayPanel'
import { ChoiceRow, Group, type PanelProps, Switches } from './panelParts'
import type { SettingsTab } from './settingsSearchParams'
import { VisibilityChoice } from './VisibilityChoice'

/** The label, the icon and the panel of each tab. */
export const settingsTabs: Record<
  SettingsTab,
  {
    label: string
    /** the rest of the label, omitted on phones */
    wideLabel?: string
    icon: LucideIcon
    Panel: (props: PanelProps) => ReactNode
  }
> = {
  profile: { label: 'الملف', wideLabel: 'الشخصي', icon: User, Panel: ProfilePanel },
  notifications: { label: 'الإشعارات', icon: Bell, Panel: NotificationsPanel },
  privacy: { label: 'الخصوصية', icon: Shield, Panel: PrivacyPanel },
  preferences: { label: 'التفضيلات', icon: SlidersHorizontal, Panel: PreferencesPanel },
  display: { label: 'العرض', icon: Monitor, Panel: DisplayPanel },
}

const LANGUAGES = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
]

/** The reader's picture, name, email address, phone and language (Spec §3). */
function ProfilePanel({ field }: PanelProps) {
  return (
    <>
      <AvatarField {...field('avatar')} of="name" size="xlarge" />
      <FieldGrid twoFrom="lg">
        <FormTextField {...field('name')} {...readerFields.name} />
        <FormTextField {...field('email')} {...readerFields.email} />
        <FormTextField {...field('phone')} {...readerFields.phone} />
        <FormSelect
          {...field('language')}
          label="اللغة"
          options={LANGUAGES}
          hint="نحفظ اختيارك، وتبقى الواجهة بالعربية حتى تتوفر لغة أخرى."
        />
      </FieldGrid>
      <RequiredLegend />
    </>
  )
}

/** Which notifications the reader gets, and by which channel (Spec §3, notifications). */
function NotificationsPanel({ field }: PanelProps) {
  return (
    <>
      <Group legend="ما يصلك">
        <Switches
          field={field}
          rows={[
            ['notifications.news', 'الأخبار العاجلة', 'أهم الأخبار فور نشرها.'],
            [
              'notifications.followedTopics',
              'الموضوعات التي تتابعها',
              'جديد اهتماماتك المختارة في لوحتك.',
            ],
            ['notifications.offers', 'العروض', 'خصومات الاشتراك وعروض الشركاء.'],
          ]}
        />
      </Group>
      <Group legend="كيف يصلك" note="نحفظ اختيارك، ولا تُرسل هذه النسخة التجريبية إشعارات.">
        <Switches
          field={field}
          rows={[
            ['notifications.email', 'البريد الإلكتروني', 'رسالة إلى عنوانك في الملف الشخصي.'],
            ['notifications.push', 'إشعارات فورية', 'تنبيه على هذا الجهاز.'],
          ]}
        />
      </Group>
    </>
  )
}

/** Who can see the reader's profile, and which data (Spec §3, privacy; §6). */
function PrivacyPanel({ field }: PanelProps) {
  return (
    <>
      <Group legend="من يرى ملفك الشخصي؟">
        <VisibilityChoice field={field} />
      </Group>
      <Switches
        field={field}
        rows={[
          ['privacy.showEmail', 'إظهار البريد الإلكتروني', 'يظهر عنوانك لمن يرى ملفك.'],
          ['privacy.allowMessages', 'السماح بالرسائل', 'يستطيع القراء مراسلتك.'],
        ]}
      />
    </>
  )
}

const DIGESTS = [
  { value: 'daily', label: 'يومي' },
  { value: 'weekly', label: 'أسبوعي' },
  { value: 'never', label: 'بلا ملخص' },
] as const

/** Which emails the reader gets, and how often (Spec §3, emailPreferences; §9). */
function PreferencesPanel({ field }: PanelProps) {
  const digest = useController(field('emailPreferences.digest')).field
  return (
    <Group legend="رسائل البريد" note="نحفظ اختيارك، ولا تُرسل هذه النسخة التجريبية بريدًا.">
      <Switches
        field={field}
        rows={[
          ['emailPreferences.newsletter', 'النشرة البريدية', 'نشرة واحدة كل يوم في السابعة صباحًا.'],
          ['emailPreferences.marketing', 'رسائل تسويقية', 'جديد مدار وعروض الشركاء.'],
        ]}
      >
        <ChoiceRow label="ملخص الأخبار" hint="أهم ما فاتك، في رسالة واحدة.">
          <SegmentedControl
            label="ملخص الأخبار"
            value={digest.value}
            onChange={digest.onChange}
            options={DIGESTS}
          />
        </ChoiceRow>
      </Switches>
    </Group>
  )
}
