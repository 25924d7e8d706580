import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Gauge, Globe, type LucideIcon, Mail } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { TIMEZONE_CITIES, TIMEZONES } from '@/content/admin/systemSettings'
import { FieldGrid } from '@/ui/form/FieldGrid'
import { FormCountField } from '@/ui/form/FormCountField'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormSwitch } from '@/ui/form/FormSwitch'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { Icon } from '@/ui/theme/icons'
import { colors, size, up, weight } from '@/ui/theme/tokens'
import type { CardProps } from './useSystemSettings'

const Head = styled('header')({
  display: 'flex',
  alignItems: 'start',
  gap: 12,
  paddingBlock: 16,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${colors.line}`,
  '& > svg': { flex: 'none', marginBlockStart: 4, color: colors.muted },
  '& h2': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& p': { fontSize: size.t13, color: colors.muted },
  [up.md]: { paddingInline: 24 },
})

const Body = styled('div')({
  display: 'grid',
  gap: 20,
  padding: 16,
  [up.md]: { padding: 24 },
})

const SettingsFields = styled(FieldGrid)({ [up.md]: { columnGap: 32 } })

/** Switches below the fields, each under a thin line. */
const SwitchLines = styled('div')({
  '& > *': { borderBlockStart: `1px solid ${colors.line}` },
  '& > :last-child': { paddingBlockEnd: 0 },
})

/** A switch and the field that belongs to it. */
const SwitchedField = styled('div')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  '& > :first-of-type': { paddingBlockStart: 0 },
})

type Props = { icon: LucideIcon; title: string; intro: string; children: ReactNode }

/** A card with related settings (Spec §2). */
function SettingsCard({ icon, title, intro, children }: Props) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Head>
        <Icon icon={icon} />
        <div>
          <h2 id={id}>{title}</h2>
          <p>{intro}</p>
        </div>
      </Head>
      <Body>{children}</Body>
    </Card>
  )
}

const LANGUAGES = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
]

const ZONES = TIMEZONES.map((zone) => ({
  value: zone,
  label: `${TIMEZONE_CITIES[zone]} (${zone})`,
}))

/** Name, description, language, time zone and notifications of the site (Spec §3). */
export const GeneralCard = ({ field }: CardProps) => (
  <SettingsCard icon={Globe} title="الإعدادات العامة" intro="اسم الموقع ولغته وتوقيته.">
    <SettingsFields>
      <div className="whole">
        <FormTextField {...field('siteName')} label="اسم الموقع" />
      </div>
      <div className="whole">
        <FormTextField {...field('siteDescription')} label="وصف الموقع" rows={3} />
      </div>
      <FormSelect {...field('defaultLanguage')} label="اللغة الافتراضية" options={LANGUAGES} />
      <FormSelect {...field('timezone')} label="المنطقة الزمنية" options={ZONES} />
    </SettingsFields>
    <SwitchLines>
      <FormSwitch
        {...field('enableNotifications')}
        label="تفعيل الإشعارات"
        hint="تصل إلى القراء بحسب ما اختاروه في إعداداتهم."
      />
    </SwitchLines>
  </SettingsCard>
)

const CODE = { dir: 'ltr', autoComplete: 'off' } as const

/** The mail server of the site (Spec §3). The port is a string (Spec §5). */
export const EmailCard = ({ field }: CardProps) => (
  <SettingsCard icon={Mail} title="البريد الإلكتروني" intro="الخادم الذي يرسل رسائل الموقع.">
    <SettingsFields>
      <FormTextField
        {...CODE}
        {...field('smtpHost')}
        label="خادم SMTP"
        placeholder="smtp.example.com"
      />
      <FormTextField {...CODE} {...field('smtpPort')} label="منفذ SMTP" inputMode="numeric" />
      <FormTextField {...CODE} {...field('smtpUsername')} label="اسم مستخدم SMTP" />
      <FormPasswordField
        {...field('smtpPassword')}
        label="كلمة مرور SMTP"
        autoComplete="new-password"
        hint="لا تُحفظ في المتصفح، ولا تظهر بعد الحفظ."
      />
    </SettingsFields>
    <SwitchLines>
      <FormSwitch {...field('enableSSL')} label="تفعيل SSL" hint="اتصال مشفّر بخادم البريد." />
    </SwitchLines>
  </SettingsCard>
)

/** Analytics and cache settings (Spec §3). */
export const PerformanceCard = ({ field }: CardProps) => (
  <SettingsCard icon={Gauge} title="الأداء" intro="قياس الزيارات والتخزين المؤقت.">
    <SettingsFields>
      <SwitchedField>
        <FormSwitch
          {...field('enableAnalytics')}
          label="تفعيل التحليلات"
          hint="يقيس الزيارات ومشاهدات الصفحات."
        />
        <FormTextField
          {...field('analyticsCode')}
          label="رمز التحليلات"
          rows={3}
          dir="ltr"
          spellCheck={false}
          hint="نص حر، كما تعطيه خدمة التحليلات."
        />
      </SwitchedField>
      <SwitchedField>
        <FormSwitch
          {...field('cacheEnabled')}
          label="تفعيل التخزين المؤقت"
          hint="صفحات أسرع وحمل أقل على الخادم."
        />
        <FormCountField
          {...field('cacheDuration')}
          label="مدة التخزين المؤقت (بالثواني)"
          empty={0}
          hint="3,600 ثانية هي ساعة واحدة."
        />
      </SwitchedField>
    </SettingsFields>
  </SettingsCard>
)
