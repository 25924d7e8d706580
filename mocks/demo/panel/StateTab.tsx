import { mockController } from '@mocks/backend/mockController'
import { THEMES } from '@mocks/demo/format/captions'
import { addressOf } from '@mocks/demo/session/prepareTab'
import { hereLink } from '@mocks/demo/session/share'
import { isNetworkStored, storeNetwork } from '@mocks/demo/session/storeNetwork'
import { ownSituations } from '@mocks/demo/situations'
import { forgetTab, readTab, reloadPage } from '@mocks/demo/storage/tabState'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { session, signIn, signOut } from '@/lib/reader'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { SwitchRow } from '@/ui/form/Switch'
import { TextField } from '@/ui/form/TextField'
import { Choices, Notice } from '@/ui/states/Notice'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { colors, size } from '@/ui/theme/tokens'
import { Developer, ScenarioSelect } from './Developer'
import { Action, Note, Row, useIsSheet } from './panelParts'
import { leavePanel } from './panelState'

export function StateTab() {
  const router = useRouter()
  const isSheet = useIsSheet()
  const { failNext } = useStore(mockController.overrides)
  const isStored = useStore(isNetworkStored)
  const { isSignedIn } = useStore(session)
  const { setting, setSetting } = useThemeSetting()
  const tab = readTab()
  const go = (to: '/' | '/admin') => {
    void router.navigate({ to })
    if (isSheet) leavePanel()
  }
  return (
    <>
      {/* The session may be there because somebody stores it with the scenario. */}
      {(tab?.own || (tab?.session && !isStored)) && (
        <Notice sx={{ marginBlockEnd: 0 }}>
          <Icon icon={Link2} size="small" />
          <p>
            لعلامة التبويب هذه اختيارات وبيانات من رابط أو جولة. اختياراتك وبياناتك في هذا المتصفح
            كما هي.
          </p>
          <Choices>
            <Action label="عُد إلى بياناتي واختياراتي" onClick={() => reloadPage(forgetTab)} />
          </Choices>
        </Notice>
      )}
      <ScenarioSelect />
      <SwitchRow
        label="أفشِل الطلب القادم"
        hint="مرة واحدة، ثم يعود كل شيء كما كان."
        isOn={failNext}
        onChange={mockController.failNext}
      />
      <SwitchRow
        label="ثبّت السيناريو والجلسة بعد إعادة التحميل"
        hint="في علامة التبويب هذه، حتى تُغلقها."
        isOn={isStored}
        onChange={storeNetwork}
      />
      <Row>
        <Choice
          label="الجلسة"
          value={isSignedIn ? 'in' : 'out'}
          onChange={(session) => (session === 'in' ? signIn() : signOut())}
          options={SESSIONS}
        />
        <Choice label="المظهر" value={setting} onChange={setSetting} options={THEME_OPTIONS} />
      </Row>
      {router.state.location.pathname.includes('/admin') && !isSignedIn && (
        <Note>لوحة الإدارة لا تطلب دخولًا: لا يتغير فيها إلا صورة الحساب في الشاشات الضيقة.</Note>
      )}
      <Row>
        <Action label="الموقع" onClick={() => go('/')} />
        <Action label="لوحة الإدارة" onClick={() => go('/admin')} />
        {/* The dev server has no start page. */}
        {import.meta.env.VITE_BUILD && <Link href={addressOf('/demo/')}>صفحة بداية العرض</Link>}
      </Row>
      {import.meta.env.VITE_BUILD && <KeepSituation />}
      <Developer />
    </>
  )
}

const SESSIONS = [
  { value: 'in', label: 'داخل' },
  { value: 'out', label: 'خارج' },
] as const

const THEME_OPTIONS = (['system', 'light', 'dark'] as const).map((value) => ({
  value,
  label: THEMES[value],
}))

const Labelled = styled('div')({
  display: 'grid',
  gap: 4,
  '& > span': { fontSize: size.t13, color: colors.muted },
})

const Choice = <Value extends string>(props: ComponentProps<typeof SegmentedControl<Value>>) => (
  <Labelled>
    <span aria-hidden>{props.label}</span>
    <SegmentedControl {...props} />
  </Labelled>
)

function KeepSituation() {
  const [title, setTitle] = useState('')
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    const own = { title: title.trim(), href: await hereLink() }
    if (!ownSituations.save([own, ...ownSituations.get()]))
      return toast.error('لا يتسع له تخزين هذا المتصفح، فلم يُحفظ.')
    setTitle('')
    toast.success('صار الموقف في صفحة بداية العرض، في هذا المتصفح.')
  }
  return (
    <form onSubmit={(event) => void keep(event)} noValidate>
      <TextField label="أبقِ هذا الموقف باسم" size="small" value={title} onChange={setTitle} />
      <Action label="أبقِه في صفحة البداية" type="submit" sx={{ marginBlockStart: 1 }} />
    </form>
  )
}
